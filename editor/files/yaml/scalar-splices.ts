import type { Scalar } from "yaml";
import type { Json } from "../../contract/values.ts";
import { renderValue, type Style } from "./render-yaml.ts";
import { lineStart, type Splice } from "./yaml-layout.ts";

/** The comment that marks a value of `site.yaml` as a sample; it goes when the value is changed. */
const SAMPLE_MARK = /^[ \t]*#[ \t]*exemple[ \t]*(?=\n|$)/;

/** The replacement of a single value, in the way of writing that it has. */
export function scalarSplices(text: string, node: Scalar, wanted: Json, style: Style): Splice[] {
  const [from = 0, to = from] = node.range ?? [];
  const now = text.slice(from, to);
  if (/^[|>]/.test(now)) return [{ from, to, write: blockValue(text, now, node, wanted, style) }];
  const mark = SAMPLE_MARK.exec(text.slice(to))?.[0] ?? "";
  return [{ from, to: to + mark.length, write: renderValue(wanted, { ...style, like: node }) }];
}

/** A text of several lines: its indentation, the comment of its first line and the empty lines below it stay. */
function blockValue(text: string, now: string, node: Scalar, wanted: Json, style: Style): string {
  const first = /\n( *)\S/.exec(now)?.[1]?.length ?? style.column + 2;
  const step = Math.max(1, first - style.column);
  const [head = "", ...lines] = renderValue(wanted, { ...style, like: node }, step).split("\n");
  const [oldHead = ""] = now.split("\n");
  const keptHead = oldHead.split(/\s/)[0] === head ? oldHead : head;
  const isLast = lineStart(text, now.length) > 0 && !now.endsWith("\n");
  const tail = isLast ? "" : /\n\s*$/.exec(now)?.[0].replace(/[^\n]/g, "") || "\n";
  return [keptHead, ...lines].join("\n") + tail;
}
