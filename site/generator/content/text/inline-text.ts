import type { Token } from "markdown-it";
import type { InlineNode } from "../../../page-data/content-tree.ts";
import { addressProblem, linkedPath } from "../addresses/check-links.ts";
import { linkedFile } from "../media/media-links.ts";
import { missingDocument } from "../media/missing-files.ts";
import { languageTag } from "./language-marks.ts";
import { leftover } from "./leftovers.ts";
import type { MarkdownContext, OfferedDocument } from "./text-environment.ts";

/** An open inline element, and the language that it is marked with. */
interface OpenPart {
  readonly children: InlineNode[];
  readonly language?: string | undefined;
  readonly isLink?: boolean;
  /** What stands after the words of a link. */
  readonly note?: string | undefined;
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
    else if (token.type === "link_open") {
      const { href, note } = targetOf(token, context);
      enter({ type: "link", href, children }, { children, isLink: true, note });
    } else if (token.type === "language_open") {
      const code = String(token.attrGet("lang") ?? "");
      enter({ type: "language", lang: languageOf(code, context), children }, { children, language: code });
    } else if (token.nesting === -1) {
      const closed = open.pop();
      if (closed?.note) pushText(closed.children, ` (${closed.note})`);
    } else context.report(token.content, { id: "not-in-a-line", values: {} });
  }
  return root;
}

function targetOf(link: Token, context: MarkdownContext): Partial<OfferedDocument> & { readonly href: string } {
  const address = String(link.attrGet("href") ?? "");
  const file = linkedFile(address);
  if (file !== undefined) return documentOf(file, context);
  const wrong = addressProblem(address);
  if (wrong) context.report(address, wrong);
  return { href: linkedPath(address) };
}

function documentOf(file: string, context: MarkdownContext): Partial<OfferedDocument> & { readonly href: string } {
  const found = context.document(file);
  if (found === undefined) context.report(file, missingDocument(file, context.mediaNames));
  return found ?? { href: "" };
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
