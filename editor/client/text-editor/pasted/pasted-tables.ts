/** Elements that stand below each other. */
export const BLOCKS = "p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre, table, hr";
const BREAK = "\u2028";

/** Takes apart the tables with which emails and web pages lay their blocks out. */
export function dissolveLayoutTables(body: Element): void {
  for (const table of [...body.querySelectorAll("table")]) {
    if (table.querySelector("table") === null && table.querySelectorAll("td, th").length > 1) continue;
    const parts = table.querySelectorAll(":scope > *, :scope > * > tr, :scope > * > tr > *");
    for (const part of [table, ...parts]) replaceByBlock(part);
  }
}

/**
 * Makes tables that Markdown can say: one cell to each column and row, with one line in each. A merged cell stands in its
 * first column, and again in each of its rows; a title over all columns becomes a paragraph above.
 */
export function makePlainTables({ body }: Document): void {
  for (const table of [...body.querySelectorAll("table")]) {
    for (const caption of table.querySelectorAll("caption")) {
      table.before(caption);
      replaceByBlock(caption);
    }
    setTitleApart(table);
    for (const cell of table.querySelectorAll("td, th")) makeLine(cell);
    fillMerged(table);
  }
}

function replaceByBlock(part: Element): void {
  const block = part.ownerDocument.createElement("div");
  block.append(...part.childNodes);
  part.replaceWith(block);
}

function setTitleApart(table: HTMLTableElement): void {
  const [first, second] = table.rows;
  const title = first?.cells[0];
  if (title === undefined || second === undefined || first?.cells.length !== 1 || title.colSpan < 2) return;
  const paragraph = table.ownerDocument.createElement("p");
  const strong = table.ownerDocument.createElement("strong");
  strong.append((title.textContent ?? "").replace(/\s+/g, " ").trim());
  paragraph.append(strong);
  table.before(paragraph);
  first.remove();
}

/** Puts commas for the line breaks of a cell: `12 rue X, 75001 Paris`. */
function makeLine(cell: Element): void {
  for (const lineBreak of cell.querySelectorAll("br")) lineBreak.replaceWith(BREAK);
  for (const block of [...cell.querySelectorAll(BLOCKS)].reverse())
    block.replaceWith(BREAK, ...block.childNodes, BREAK);
  const wordsOf = (html: string) => html.replace(/<[^>]*>/g, "").trim();
  cell.innerHTML = cell.innerHTML.split(BREAK).reduce((line, part) => {
    const left = wordsOf(line);
    if (left === "" || wordsOf(part) === "") return line + part;
    return line.trimEnd() + (/[.,;:!?]$/.test(left) ? " " : ", ") + part.trimStart();
  });
}

/** Gives every row a cell for each column. */
function fillMerged(table: HTMLTableElement): void {
  for (const [index, row] of [...table.rows].entries()) {
    for (const cell of [...row.cells]) {
      const { colSpan, rowSpan } = cell;
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
}
