# Reads what the benchmarks print: lines of table, row, column and number, separated by tabs. Other lines are ignored.
#
# Distributed under the Boost Software License, Version 1.0.


def results_in(text):
    """Returns {table: {row: {column: number}}}. If a number occurs more than once, the minimum counts."""
    tables = {}
    for line in text.splitlines():
        if line.count("\t") != 3:
            continue
        table, row, column, value = line.split("\t")
        columns = tables.setdefault(table, {}).setdefault(row, {})
        if table == "machine":  # words
            columns[column] = value
        else:
            columns[column] = min(float(value), columns.get(column, float("inf")))
    return tables
