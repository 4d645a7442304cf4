/** Superscript and subscript characters; what each of them is, Unicode says (NFKC). */
const SUPERSCRIPT = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱªº";
const SUBSCRIPT = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎";
const RUNS = new RegExp(`[${SUPERSCRIPT}]+|[${SUBSCRIPT}]+|[^${SUPERSCRIPT}${SUBSCRIPT}]+`, "g");
const baseOf = (character: string) => character.normalize("NFKC").replace("−", "-");

const MERGED = "[colspan]:not([colspan='1']), [rowspan]:not([rowspan='1'])";
/** Elements of HTML that mean something to a reader. */
const MEANINGS = [
  ["b, strong", "bold"],
  ["i, em, cite, dfn, var", "italic"],
  ["s, strike, del", "struck"],
  ["u, ins", "underlined"],
  ["sup", "superscript"],
  ["sub", "subscript"],
  ["mark", "highlighted"],
  ["code, kbd, samp, tt, pre", "code"],
  ["blockquote, q", "quote"],
  ["h1, h2, h3, h4, h5, h6, p.MsoTitle", "heading"],
  ["ul > li", "list"],
  ["ol > li", "numbered"],
  ["ol:is([type=a i], [type=i i]) > li", "lettered"],
  ["td, th", "table"],
  [MERGED, "merged"],
  ["hr", "rule"],
  ["img, svg, video, audio, iframe, object, embed, canvas, picture", "picture"],
  ["input, select, textarea, button", "field"],
] as const;
/** What elements, styles, links and characters mean to a reader, by the names that the owner is told. */
export type Meaning =
  | (typeof MEANINGS)[number][1]
  | "text"
  | "line"
  | "colored"
  | "aligned"
  | `link${"" | "-within" | "-to-file" | "-elsewhere"}`
  | "other";
/** Elements that only lay out, or whose meaning is that of those around and within them. */
const PLAIN =
  "html, body, div, span, p, br, wbr, font, center, small, big, a, ul, ol, li, table, thead, tbody, tfoot, tr, col, colgroup, caption, figure, figcaption, section, article, main, header, footer, nav, aside, address, label, time, abbr, bdi, bdo, source";
const BLOCKS =
  /^(?:p|div|li|ul|ol|h[1-6]|blockquote|pre|table|tr|td|th|hr|dt|dd|figure|figcaption|address|section|article|caption|center)$/;
/** What elements are by themselves, whatever marks they have. */
const BY_THEMSELVES: readonly (readonly [selector: string, meanings: readonly Meaning[]])[] = [
  ["h1, h2, h3, h4, h5, h6, th, p.MsoTitle", ["bold", "colored", "aligned"]],
  ["a", ["underlined", "colored"]],
  ["table", ["aligned"]],
  // A title over all columns is one no more.
  [MERGED, ["table"]],
];
const STRUCTURE: readonly Meaning[] = ["heading", "list", "numbered", "lettered", "quote", "table", "aligned"];
/** Stands for what has no text: a picture, a rule, the end of a line. */
const OBJECT = "\ufffc";

export type Meanings = ReadonlyMap<Meaning, readonly string[]>;

/** What a document means to its reader: the pieces of its text that have each meaning, in their order and without spaces. */
export function meaningsOf(root: Element | DocumentFragment): Meanings {
  const found = new Map<Meaning, string[]>();
  const add = (meaning: Meaning, text: string) => {
    if (text !== "") found.set(meaning, [...(found.get(meaning) ?? []), text]);
  };
  let line = "";
  const endLine = () => {
    add("line", line === "" ? "" : OBJECT);
    line = "";
  };
  const read = (node: Node, meanings: ReadonlySet<Meaning>) => {
    if (node.nodeType === node.TEXT_NODE) {
      for (const [index, part] of (node.nodeValue ?? "").split(isPreformatted(node) ? "\n" : "\0").entries()) {
        if (index > 0) endLine();
        line += part.trim();
        for (const [text, own] of runsOf(part)) {
          add("text", text);
          const marked = text.replace(/[^\p{L}\p{N}]/gu, "");
          for (const meaning of own === undefined ? meanings : new Set([...meanings, own]))
            add(meaning, meaning === "superscript" || meaning === "subscript" ? text : marked);
        }
      }
      return;
    }
    const element = node as HTMLElement;
    const own = node.nodeType === node.ELEMENT_NODE ? withOwn(meanings, element) : meanings;
    const isBlock = BLOCKS.test(element.localName ?? "") || element.localName === "br";
    if (isBlock) endLine();
    for (const child of node.childNodes) read(child, own);
    if (isBlock) endLine();
    if (node.childNodes.length === 0) for (const meaning of own) if (!meanings.has(meaning)) add(meaning, OBJECT);
  };
  read(root, new Set());
  endLine();
  return found;
}

/** The meanings of a pasted text that are not in what was kept of it. */
export function lostMeanings(pasted: Meanings, kept: Meanings): ReadonlySet<Meaning> {
  const isOneLine = pasted.get("line")?.length === 1;
  const lost = [...pasted].filter(([meaning, pieces]) => {
    // One line is pasted into whatever stands there.
    if (isOneLine && STRUCTURE.includes(meaning)) return false;
    const all = (kept.get(meaning) ?? []).join("");
    let from = 0;
    return !pieces.every((piece) => {
      const at = all.indexOf(piece, from);
      from = at + piece.length;
      return at >= 0;
    });
  });
  return new Set(lost.map(([meaning]) => meaning));
}

/** The superscript or subscript characters of a text; undefined where Unicode has none for one of it. */
export function inScript(meaning: "superscript" | "subscript", text: string): string | undefined {
  const all = [...(meaning === "superscript" ? SUPERSCRIPT : SUBSCRIPT)];
  const found = [...text].map((character) =>
    character.trim() === "" ? character : all.find((one) => baseOf(one) === baseOf(character)),
  );
  return found.includes(undefined) ? undefined : found.join("");
}

/** Whether the ends of lines in a text are seen. */
export function isPreformatted(node: Node): boolean {
  return node.parentElement?.closest("pre, [style*='white-space:pre'], [style*='white-space: pre']") != null;
}

/** Runs of characters without spaces, each with what its characters mean by themselves. */
function runsOf(text: string): (readonly [text: string, meaning?: Meaning])[] {
  const runs = text.replace(/\s/g, "").match(RUNS) ?? [];
  return runs.map((run) => {
    const [first = ""] = run;
    const text = [...run].map(baseOf).join("");
    if (SUPERSCRIPT.includes(first)) return [text, "superscript"];
    return SUBSCRIPT.includes(first) ? [text, "subscript"] : [run.replaceAll("−", "-")];
  });
}

function withOwn(meanings: ReadonlySet<Meaning>, element: HTMLElement): ReadonlySet<Meaning> {
  const own = new Set(meanings);
  const known = MEANINGS.filter(([selector]) => element.matches(selector)).map(([, meaning]) => meaning);
  for (const meaning of known) own.add(meaning);
  if (known.length === 0 && !element.matches(PLAIN)) own.add("other");
  if (element.matches("a[href]")) own.add(meaningOfLink(element.getAttribute("href") ?? ""));
  for (const [meaning, has] of stylesOf(element)) {
    if (has) own.add(meaning);
    else if (has === false) own.delete(meaning);
  }
  for (const [within, theirs] of BY_THEMSELVES)
    if (element.closest(within) !== null) for (const meaning of theirs) own.delete(meaning);
  return own;
}

/** What a style means: true where it adds a meaning, false where it takes it away. */
function stylesOf(element: HTMLElement): (readonly [Meaning, boolean | undefined])[] {
  const { style } = element;
  const isCell = element.matches("table, tr, td, th");
  const has = (value: string, yes: RegExp, no: RegExp) => yes.test(value) || (no.test(value) ? false : undefined);
  const { fontWeight, fontStyle, verticalAlign, textAlign, color, backgroundColor } = style;
  const decoration = style.textDecorationLine || style.textDecoration;
  return [
    ["bold", has(fontWeight, /^(?:bold|bolder|[6-9]00)$/, /^(?:normal|[1-5]00)$/)],
    ["italic", has(fontStyle, /^(?:italic|oblique)/, /^normal$/)],
    ["struck", decoration.includes("line-through") || undefined],
    ["underlined", decoration.includes("underline") || undefined],
    ["superscript", has(verticalAlign, /^super$/, /^baseline$/)],
    ["subscript", has(verticalAlign, /^sub$/, /^baseline$/)],
    ["aligned", has(textAlign, /^(?:center|right)$/, /^(?:left|start|justify)$/)],
    ["colored", isColor(color) || undefined],
    ["highlighted", (isColor(backgroundColor) && !isCell) || undefined],
  ];
}

/** Whether a colour is one, and no grey. */
function isColor(color: string): boolean {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1).map(Number);
  if (parts !== undefined) return Math.max(...parts) - Math.min(...parts) > 60;
  return /^(?:red|green|blue|yellow|lime|aqua|cyan|fuchsia|magenta|orange|purple|teal|maroon|olive)$/.test(color);
}

/** What a link leads to. */
function meaningOfLink(href: string): Meaning {
  if (/^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(href)) return "link";
  if (href.startsWith("#")) return "link-within";
  return /^(?:file:|[a-z]:[\\/]|\\\\)|^[^:]*$/i.test(href) ? "link-to-file" : "link-elsewhere";
}
