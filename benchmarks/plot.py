# Draws bar charts as SVG, for light and dark pages.
#
# Distributed under the Boost Software License, Version 1.0.
from html import escape

COLOURS = """
  .back { fill: #ffffff } text { fill: #1f2328 } .ours { fill: #0969da } .other { fill: #afb8c1 }
"""
DARK_COLOURS = """
  .back { fill: #0d1117 } text { fill: #e6edf3 } .ours { fill: #4493f8 } .other { fill: #545d68 }
"""
STYLE = f"""
  text {{ font: 12px system-ui, 'DejaVu Sans', sans-serif }}
  .title {{ font-weight: 600; font-size: 13px }}
  .label {{ text-anchor: end }}{COLOURS}@media (prefers-color-scheme: dark) {{{DARK_COLOURS}}}
"""
LABELS, BARS, VALUES, GAP = 165, 190, 55, 20  # widths
LINE, HEAD = 18, 28  # heights


def shown(number):
    """The number with three digits, but without an exponent."""
    digits = f"{number:.3g}"
    return f"{float(digits):,.0f}" if number >= 100 else digits


def panel(title, bars, x, y):
    """Horizontal bars with their values. A bar is (label, number or None, whether it is ours)."""
    largest = max((number for _, number, _ in bars if number is not None), default=1)
    yield f'<text class="title" x="{x + LABELS}" y="{y + 16}">{escape(title)}</text>'
    for i, (label, number, ours) in enumerate(bars):
        top = y + HEAD + i * LINE
        yield f'<text class="label" x="{x + LABELS - 6}" y="{top + 11}">{escape(label)}</text>'
        if number is None:
            yield f'<text x="{x + LABELS}" y="{top + 11}">–</text>'
            continue
        width = max(1, round(BARS * number / largest, 1))
        yield (f'<rect class="{"ours" if ours else "other"}" x="{x + LABELS}" y="{top + 1}" width="{width}"'
               f' height="{LINE - 5}"/>')
        yield f'<text x="{x + LABELS + width + 5}" y="{top + 11}">{shown(number)}</text>'


def bar_chart(description, panels):
    """An SVG with two panels side by side. `panels` is a list of (title, bars)."""
    width, y, drawn = LABELS + BARS + VALUES, 6, []
    for i in range(0, len(panels), 2):
        pair = panels[i:i + 2]
        for side, (title, bars) in enumerate(pair):
            drawn += panel(title, bars, side * (width + GAP), y)
        y += HEAD + LINE * max(len(bars) for _, bars in pair) + 12
    total = width * min(2, len(panels)) + GAP
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{total}" height="{y}" viewBox="0 0 {total} {y}">\n'
            f'<title>{escape(description)}</title>\n<style>{STYLE}</style>\n'
            f'<rect class="back" width="{total}" height="{y}" rx="6"/>\n' + "\n".join(drawn) + "\n</svg>\n")
