import type { Token } from "markdown-it";
import type { InlineNode } from "../../page-data/content-tree.ts";
import { addressProblem, linkedPath } from "./check-links.ts";
import { languageTag } from "./language-marks.ts";
import { leftover } from "./leftovers.ts";
import type { MarkdownContext } from "./markdown.ts";

/** An open inline element, and the language that it is marked with. */
interface OpenPart {
  readonly children: InlineNode[];
  readonly language?: string | undefined;
  readonly isLink?: boolean;
}

/** Reads a flat inline token list into a tree. */
export function readInline(tokens: readonly Token[], context: MarkdownContext): InlineNode[] {
  const root: InlineNode[] = [];
  const open: OpenPart[] = [{ children: root }];
  const here = () => open.at(-1)?.children ?? root;
  const language = () => open.at(-1)?.language;
  const enter = (node: InlineNode, part: OpenPart) => {
    here().push(node);
    open.push({ language: language(), ...part });
  };
  for (const token of tokens) {
    const children: InlineNode[] = [];
    if (token.type === "text") {
      const found = leftover(token.content, { inLink: open.some(({ isLink }) => isLink) });
      if (found) context.report(found.where, found.details);
      pushText(here(), context.typeset(token.content, language()));
    } else if (token.type === "softbreak") pushText(here(), " ");
    else if (token.type === "hardbreak") here().push({ type: "break" });
    else if (token.type === "code_inline") here().push({ type: "code", children: [token.content] });
    else if (token.type === "strong_open") enter({ type: "strong", children }, { children });
    else if (token.type === "em_open") enter({ type: "emphasis", children }, { children });
    else if (token.type === "link_open")
      enter({ type: "link", href: addressOf(token, context), children }, { children, isLink: true });
    else if (token.type === "language_open") {
      const code = String(token.attrGet("lang") ?? "");
      enter({ type: "language", lang: languageOf(code, context), children }, { children, language: code });
    } else if (token.nesting === -1) open.pop();
    else context.report(token.content, { id: "not-in-a-line", values: {} });
  }
  return root;
}

function addressOf(link: Token, context: MarkdownContext): string {
  const address = String(link.attrGet("href") ?? "");
  const wrong = addressProblem(address);
  if (wrong) context.report(address, wrong);
  return linkedPath(address);
}

function languageOf(code: string, context: MarkdownContext): string {
  const tag = languageTag(code);
  if (tag === undefined) {
    context.report(`:${code}[`, { id: "language-unknown", values: { code, write: ":en[…]" } });
  }
  return tag ?? code;
}

/** Joins neighbouring text nodes, so that the tree does not depend on how the parser splits text. */
function pushText(children: InlineNode[], text: string): void {
  const last = children.at(-1);
  if (text === "") return;
  if (typeof last === "string") children[children.length - 1] = last + text;
  else children.push(text);
}
