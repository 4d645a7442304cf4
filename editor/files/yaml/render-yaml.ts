/** Values as YAML text, to be put between the lines of a file. */
import { Document, isCollection, isScalar, type Node, Scalar } from "yaml";
import type { Json } from "../../contract/values.ts";

/** Nothing is wrapped: a line that was long stays one line. */
const AS_WRITTEN = { lineWidth: 0, doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY } as const;

/** How a value is written. */
export interface Style {
  /** Whether it stands between brackets or braces. */
  readonly inFlow: boolean;
  /** The column of the entry that it belongs to. */
  readonly column: number;
  /** What stands in its place now: its quotes and its kind of lines are kept where they can be. */
  readonly like?: unknown;
}

/** A value for the place after "key: " or "- ". */
export function renderValue(value: Json, { inFlow, column, like }: Style, step = 2): string {
  const node = styled(value, like, inFlow);
  if (inFlow) return flowText([node]).slice(1, -1);
  const text = new Document({ k: node }).toString({ ...AS_WRITTEN, indent: step });
  const isOnOwnLines = isCollection(node) && node.flow !== true && node.items.length > 0;
  return indented(isOnOwnLines ? text.slice("k:".length) : text.slice("k: ".length), column).trimEnd();
}

/** An entry "key: value" of a group, without the indentation of its first line. */
export function renderEntry(key: string, value: Json, { inFlow, column, like }: Style): string {
  const entry = { [key]: styled(value, like, inFlow) };
  if (inFlow) return flowText(entry).slice(1, -1).trim();
  return indented(new Document(entry).toString(AS_WRITTEN), column).trimEnd();
}

/** An item "- value" of a list, without the indentation of its first line. */
export function renderItem(value: Json, { column, like }: Omit<Style, "inFlow">): string {
  return indented(new Document([styled(value, like, false)]).toString(AS_WRITTEN), column).trimEnd();
}

function flowText(content: unknown): string {
  const document = new Document(content);
  if (isCollection(document.contents)) document.contents.flow = true;
  return document.toString({ ...AS_WRITTEN, flowCollectionPadding: false }).trimEnd();
}

function styled(value: Json, like: unknown, inFlow: boolean): Node {
  const node = new Document(value).contents as Node;
  if (isScalar(node) && typeof value === "string") node.type = scalarType(value, like, inFlow);
  if (isCollection(node) && (inFlow || (isCollection(like) && like.flow === true))) node.flow = true;
  return node;
}

function scalarType(value: string, like: unknown, inFlow: boolean): Scalar.Type {
  const type = isScalar(like) ? like.type : undefined;
  if (value.includes("\n")) {
    if (inFlow) return Scalar.QUOTE_DOUBLE;
    return type === Scalar.BLOCK_FOLDED ? type : Scalar.BLOCK_LITERAL;
  }
  return (type as Scalar.Type | undefined) ?? Scalar.PLAIN;
}

function indented(text: string, column: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${" ".repeat(column)}`);
}
