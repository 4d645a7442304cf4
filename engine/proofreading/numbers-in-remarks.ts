import { visit } from "yaml";
import { frontMatterParts } from "../content/source/front-matter.ts";
import type { Problem } from "../content/source/problem.ts";
import { parseYaml } from "../content/source/yaml-source.ts";
import { YAML_LINE } from "../content/source/yaml-syntax.ts";

/**
 * Texts in settings whose end YAML takes for a remark though it looks like a number: `title: Top # 5`. Other words after
 * # and a space may well be a remark.
 */
export function numbersInRemarks(file: string, text: string): Problem[] {
  const [open = "", settings = ""] = file.endsWith(".md") ? (frontMatterParts(text) ?? []) : ["", text];
  const lines = settings.split("\n");
  const above = open.split("\n").length - 1;
  const { document, positions } = parseYaml(settings);
  const found: Problem[] = [];
  visit(document, {
    Scalar(_key, { type, value, comment, range }) {
      const isText = type === "PLAIN" && typeof value === "string" && /\p{L}/u.test(value);
      const [remark] = /^\s+\d.*/.exec(comment ?? "") ?? [];
      if (!isText || remark === undefined) return;
      const { line } = positions.linePos(range?.[0] ?? 0);
      const [, key = "", written = ""] = YAML_LINE.exec(lines[line - 1] ?? "") ?? [];
      const write = `${key}${JSON.stringify(written)}`.trimStart();
      found.push({ file, line: above + line, id: "number-in-remark", values: { remark: `#${remark}`, write } });
    },
  });
  return found;
}
