import type { Parents, PhrasingContent, Table } from "mdast";
import { defaultHandlers, type Handle, type Options, type State, type Unsafe } from "mdast-util-to-markdown";

/** Words of another language: `:pt[caderneta predial]`. */
interface Language {
  type: "language";
  code: string;
  children: PhrasingContent[];
}

declare module "mdast" {
  interface PhrasingContentMap {
    language: Language;
  }
  interface RootContentMap {
    language: Language;
  }
}
declare module "mdast-util-to-markdown" {
  interface ConstructNameMap {
    tableCell: "tableCell";
  }
}

const language: Handle = (node: Language, _parent, state, info) => {
  const before = `:${node.code}[`;
  const exit = state.enter("label");
  const words = state.containerPhrasing(node as never, { ...info, before, after: "]" });
  exit();
  return `${before}${words}]`;
};

const LINES = { left: ":--", center: ":-:", right: "--:" } as const;

const table: Handle = ({ align, children }: Table, _parent, state, info) => {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const [head = "", ...rows] = children.map((row) =>
    line(
      row.children.map((cell) => {
        const exits = [state.enter("tableCell"), state.enter("phrasing")];
        const text = state.containerPhrasing(cell, { ...info, before: "|", after: "|" });
        for (const exit of exits.reverse()) exit();
        return text;
      }),
    ),
  );
  return [
    head,
    line((align ?? []).map((side) => (side === null || side === undefined ? "---" : LINES[side]))),
    ...rows,
  ].join("\n");
};

const inlineCode: Handle = (node, parent: Parents | undefined, state: State) => {
  const code = defaultHandlers.inlineCode(node, parent, state);
  return state.stack.includes("tableCell") ? code.replaceAll("|", "\\|") : code;
};

/** Signs that Markdown leaves alone and our reader does not (`engine/content/text/`). */
const unsafe: Unsafe[] = [
  { character: ":", after: "[a-z]{2,3}\\[", inConstruct: "phrasing" },
  { character: ":", after: "[:-]", atBreak: true },
  { character: "|", inConstruct: "tableCell" },
  { character: "|", atBreak: true },
  { character: "=", after: "=", inConstruct: "phrasing" },
  { character: "~", after: "(?:~|[^\\s~]+~)", inConstruct: "phrasing" },
  { character: "^", after: "[^\\s^]+\\^", inConstruct: "phrasing" },
  { character: "^", before: "\\[", inConstruct: "label" },
  ...["-", "+", "*"].map((character) => ({ character, after: "[\u00a0\u202f]", atBreak: true })),
  ...[".", ")"].map((character) => ({ character, before: "\\d+", after: "[\u00a0\u202f]", atBreak: true })),
];

/** How this project writes Markdown. */
export const markdownOptions: Options = {
  bullet: "-",
  emphasis: "*",
  listItemIndent: "one",
  resourceLink: true,
  rule: "-",
  handlers: { language, table, inlineCode } as NonNullable<Options["handlers"]>,
  unsafe,
};
