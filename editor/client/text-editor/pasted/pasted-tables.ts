/** Elements that stand below each other. */
export const BLOCKS = "p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre, table, hr";
const BREAK = "\u2028";

/**
 * Makes tables that Markdown can say: one cell to each column and row, with one line in each. A merged cell stands in its
 * first column, and again in each of its rows; a title over all columns becomes a paragraph above.
 *
 * @returns what is lost
 */
export function makePlainTables({ body }: Document): ReadonlySet<"merged-cells" | "breaks-in-cells"> {
  const lost = new Set<"merged-cells" | "breaks-in-cells">();
  for (const table of [...body.querySelectorAll("table")]) {
    // Emails and web pages lay their blocks out with tables.
    const isLayout = table.querySelector("table") !== null || table.querySelectorAll("td, th").length <= 1;
    if (isLayout) {
      const parts = table.querySelectorAll(":scope > *, :scope > * > tr, :scope > * > tr > *");
      for (const part of [table, ...parts]) replaceByBlock(part);
    } else {
      if (setTitleApart(table)) lost.add("merged-cells");
      for (const cell of table.querySelectorAll("td, th")) if (makeLine(cell)) lost.add("breaks-in-cells");
      if (fillMerged(table)) lost.add("merged-cells");
    }
  }
  return lost;
}

function replaceByBlock(part: Element): void {
  const block = part.ownerDocument.createElement("div");
  block.append(...part.childNodes);
  part.replaceWith(block);
}

function setTitleApart(table: HTMLTableElement): boolean {
  const [first, second] = table.rows;
  const title = first?.cells[0];
  if (title === undefined || second === undefined || first?.cells.length !== 1) return false;
  if (title.colSpan < 2) return false;
  const paragraph = table.ownerDocument.createElement("p");
  const strong = table.ownerDocument.createElement("strong");
  strong.append((title.textContent ?? "").replace(/\s+/g, " ").trim());
  paragraph.append(strong);
  table.before(paragraph);
  first?.remove();
  return true;
}

/** Puts commas for the line breaks of a cell: `12 rue X, 75001 Paris`. Gives whether there were any. */
function makeLine(cell: Element): boolean {
  for (const lineBreak of cell.querySelectorAll("br")) lineBreak.replaceWith(BREAK);
  for (const block of [...cell.querySelectorAll(BLOCKS)].reverse())
    block.replaceWith(BREAK, ...block.childNodes, BREAK);
  const wordsOf = (html: string) => html.replace(/<[^>]*>/g, "").trim();
  let found = false;
  cell.innerHTML = cell.innerHTML.split(BREAK).reduce((line, part) => {
    const left = wordsOf(line);
    if (left === "" || wordsOf(part) === "") return line + part;
    found = true;
    return line.trimEnd() + (/[.,;:!?]$/.test(left) ? " " : ", ") + part.trimStart();
  });
  return found;
}

/** Gives every row a cell for each column. */
function fillMerged(table: HTMLTableElement): boolean {
  let isMerged = false;
  for (const [index, row] of [...table.rows].entries()) {
    for (const cell of [...row.cells]) {
      const { colSpan, rowSpan } = cell;
      isMerged ||= colSpan > 1 || rowSpan > 1;
      cell.removeAttribute("colspan");
      cell.removeAttribute("rowspan");
      const empty = () => table.ownerDocument.createElement(cell.localName);
      for (let column = 1; column < colSpan; column += 1) cell.after(empty());
      for (const below of [...table.rows].slice(index + 1, index + rowSpan)) {
        const copies = [cell.cloneNode(true), ...Array.from({ length: colSpan - 1 }, empty)];
        const beside = below.cells[cell.cellIndex];
        if (beside === undefined) below.append(...copies);
        else beside.before(...copies);
      }
    }
  }
  return isMerged;
}
