import { isPair, isScalar, type Node, type Pair, visit } from "yaml";
import { parseYaml } from "../../content/source/yaml-source.ts";
import { YAML_LINE } from "../../content/source/yaml-syntax.ts";

/** A value of a YAML text that is text: where it stands, without its quotes, and the names that lead to it. */
export interface YamlText {
  readonly start: number;
  readonly end: number;
  /** From the outermost; items of lists have none. */
  readonly keys: readonly string[];
}

/** The values of a YAML text that are texts, in order. A text with errors gives those that can be read. */
export function yamlTexts(source: string): YamlText[] {
  const { quoted, document, positions } = parseYaml(source);
  const lines = { written: source.split("\n"), quoted: quoted.split("\n") };
  const starts = startsOf(lines.written);
  const found: YamlText[] = [];
  visit(document, {
    Scalar(key, { value, range, type }, parents) {
      if (key === "key" || typeof value !== "string" || !range) return;
      const keys = keysIn(parents);
      const { line, col } = positions.linePos(range[0]);
      const written = lines.written[line - 1] ?? "";
      const at = starts[line - 1] ?? 0;
      if (written !== lines.quoted[line - 1]) {
        const [, before = "", text = ""] = YAML_LINE.exec(written) ?? [];
        found.push({ start: at + before.length, end: at + before.length + text.length, keys });
        return;
      }
      const start = at + col - 1;
      const quote = type?.startsWith("QUOTE") ? 1 : 0;
      const header = type?.startsWith("BLOCK") ? source.slice(start).indexOf("\n") + 1 : 0;
      found.push({ start: start + quote + header, end: start + range[1] - range[0] - quote, keys });
    },
  });
  return found;
}

function keysIn(parents: readonly unknown[]): string[] {
  return parents
    .filter((parent): parent is Pair<Node> => isPair(parent))
    .map(({ key }) => (isScalar(key) ? String(key.value) : ""));
}

/** Where each line begins. */
function startsOf(lines: readonly string[]): number[] {
  let start = 0;
  return lines.map((line) => {
    const own = start;
    start += line.length + 1;
    return own;
  });
}
