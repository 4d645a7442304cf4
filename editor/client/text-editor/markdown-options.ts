import type { Parents, PhrasingContent, Table } from "mdast";
import { defaultHandlers, type Handle, type Options, type State } from "mdast-util-to-markdown";

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

/** How this project writes Markdown. */
export const markdownOptions: Options = {
  bullet: "-",
  emphasis: "*",
  listItemIndent: "one",
  resourceLink: true,
  rule: "-",
  handlers: { language, table, inlineCode } as NonNullable<Options["handlers"]>,
};
