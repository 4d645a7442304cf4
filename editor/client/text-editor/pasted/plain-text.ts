/** Characters of the shortest line that a program has broken at its margin, and of the longest. */
const MARGINS = [45, 130] as const;

/**
 * Reads a text without marks as a page: rows of a spreadsheet as a table, what empty lines set apart as paragraphs, and each
 * line as a line.
 */
export function readPlainText(text: string, page: Document): Document {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n+$/, "").split("\n");
  const element = (name: string, ...children: readonly (Node | string)[]) => {
    const made = page.createElement(name);
    made.append(...children);
    return made;
  };
  const columns = Math.max(...lines.map((line) => line.split("\t").length));
  if (columns > 1 && lines.every((line) => line.includes("\t") || line.trim() === "")) {
    const rows = lines
      .filter((line) => line !== "")
      .map((line) => {
        const cells = line.split("\t");
        return element("tr", ...Array.from({ length: columns }, (_, index) => element("td", cells[index] ?? "")));
      });
    page.body.append(element("table", element("tbody", ...rows)));
    return page;
  }
  const blocks = lines
    .join("\n")
    .split(/\n[^\S\n]*\n\s*/)
    .map((block) => block.split("\n"));
  const isApart = blocks.length > 1;
  for (const block of blocks) {
    // Where no empty line sets paragraphs apart, each line is one.
    if (isApart || isBroken(block))
      page.body.append(element("p", ...block.flatMap((line, index) => (index === 0 ? [line] : [element("br"), line]))));
    else page.body.append(...block.map((line) => element("p", line)));
  }
  return page;
}

/** Joins the lines that a program has broken at its margin, as those of a PDF are: a short one ends its paragraph. */
export function joinLines(page: Document): Document {
  for (const paragraph of page.querySelectorAll("p")) {
    const lines = [...paragraph.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ nodeValue }) => nodeValue?.trim() ?? "");
    if (!isBroken(lines)) continue;
    const margin = marginOf(lines);
    const joined = lines.reduce((text, line, index) => {
      const before = lines[index - 1] ?? "";
      return `${text}${before.length < margin ? "\n" : /[\p{L}]-$/u.test(before) ? "" : " "}${line}`;
    });
    paragraph.replaceWith(
      ...joined.split("\n").map((text) => Object.assign(page.createElement("p"), { textContent: text })),
    );
  }
  return page;
}

/** Whether most lines end at a margin. */
function isBroken(lines: readonly string[]): boolean {
  const [shortest, longest] = MARGINS;
  const width = Math.max(...lines.map(({ length }) => length));
  const full = lines.slice(0, -1).filter(({ length }) => length >= marginOf(lines));
  return lines.length > 1 && width >= shortest && width <= longest && full.length * 3 >= (lines.length - 1) * 2;
}

function marginOf(lines: readonly string[]): number {
  return 0.75 * Math.max(...lines.map(({ length }) => length));
}
