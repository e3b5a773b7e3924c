# Shows URIs, results and errors in GDB. Add to ~/.gdbinit, with the prefix of the installation:
#
#   source /usr/local/share/consturi/consturi_gdb.py
#
# Distributed under the Boost Software License, Version 1.0.
import gdb
import gdb.printing


def has(value, member):
    return any(field.name == member or field.is_base_class and has(value[field], member)
               for field in value.type.strip_typedefs().fields())


def characters_of(text):
    """The address and the size of an array with a zero, or of a string or string_view of libstdc++ or libc++."""
    if text.type.strip_typedefs().code == gdb.TYPE_CODE_ARRAY:
        first, size = text, text.type.sizeof - 1
    elif has(text, "chars_"):  # of a static_uri
        first, size = text["chars_"], text["size_"]
    elif has(text, "_M_str"):
        first, size = text["_M_str"], text["_M_len"]
    elif has(text, "_M_dataplus"):
        first, size = text["_M_dataplus"]["_M_p"], text["_M_string_length"]
    else:
        if not has(text, "__data_"):
            both = text["__rep_"] if has(text, "__rep_") else text["__r_"]["__value_"]
            text = both["__l" if both["__s"]["__is_long_"] else "__s"]
        first, size = text["__data_"], text["__size_"]
    if first.type.strip_typedefs().code == gdb.TYPE_CODE_ARRAY:
        first = first.address  # of a constant or a short string of libc++
    return first.cast(gdb.lookup_type("char").const().pointer()), int(size)


class Slice:
    """Offsets of a component: [begin, end)."""

    def __init__(self, value):
        self.begin, self.end = int(value["begin"]), int(value["end"])

    def to_string(self):
        return f"[{self.begin}, {self.end})" if self.begin <= self.end else "undefined"


def slices_of(components):
    """The name and the offsets of each component that is defined, also in base classes."""
    for field in components.type.strip_typedefs().fields():
        if field.is_base_class:
            yield from slices_of(components[field])
        elif (part := Slice(components[field])).begin <= part.end:
            yield field.name, part


class Uri:
    """A view or an owner: its text, and the components that are defined."""

    def __init__(self, value):
        self.characters, size = characters_of(value["text_"])
        self.components = dict(slices_of(value["at_"]))
        # What is stored after the text of a java.net.URI is not a part of it.
        self.text = self.components.pop("whole_text", Slice({"begin": 0, "end": size}))

    def to_string(self):
        return self.string_of(self.text)

    def children(self):
        for name, part in self.components.items():
            yield name, self.string_of(part)

    def string_of(self, part):
        return (self.characters + part.begin).lazy_string(length=part.end - part.begin)


class ParseError:
    """The mistake, its position, and the rule or the unmet requirement."""

    def __init__(self, value):
        self.diagnosis = value["wrong_"]

    def to_string(self):
        mistake = str(self.diagnosis["which"]).rsplit("::", 1)[-1].replace("_", " ")
        characters, size = characters_of(self.diagnosis["rule"])
        rule = characters.string(length=size)
        return f"{mistake}, at {int(self.diagnosis['position'])}, in {rule}"


class Result:
    """The value or the error."""

    def __init__(self, value):
        self.either = value["either_"]
        self.types = [value.type.strip_typedefs().template_argument(i) for i in (0, 1)]
        index = self.either["_M_index"] if has(self.either, "_M_index") else self.either["__impl_"]["__index"]
        self.index = int(index)

    def to_string(self):
        return ["value", "error"][self.index]

    def children(self):
        contained = self.types[self.index]
        if contained.code != gdb.TYPE_CODE_VOID:  # the variant begins with what it contains
            yield self.to_string(), self.either.address.cast(contained.pointer()).dereference()


# The inline namespace tells the instruction set, if it is not the default one.
NAMESPACE = "^(consturi_[0-9_]+::)?consturi::"
printers = gdb.printing.RegexpCollectionPrettyPrinter("consturi")
printers.add_printer("slice", f"{NAMESPACE}abnf::slice$", Slice)
printers.add_printer("uri", f"{NAMESPACE}(basic_\\w+|(\\w+::)?fixed_(?!string<)\\w+)<.*>$", Uri)
printers.add_printer("parse_error", f"{NAMESPACE}parse_error$", ParseError)
printers.add_printer("result", f"{NAMESPACE}result<.*>$", Result)
gdb.printing.register_pretty_printer(None, printers, replace=True)
