import { isPair, isScalar, isSeq, visit } from "yaml";
import { TextMemory } from "#engine/content/reading/text-memory.ts";
import { frontMatterParts } from "#engine/content/source/front-matter.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import { parseYaml } from "#engine/content/source/yaml-source.ts";
import { digest } from "#engine/files/digest.ts";

type Field = readonly (string | number)[];

/** The fields of each file: many problems are of one, and after each keystroke all are told anew. */
const lately = new TextMemory();

/**
 * The field of a form that a problem is about: the one that it names, else the one that stands on its line.
 *
 * @param text the file, with plain line breaks
 * @returns empty for the whole file, null for the text below the front matter
 */
export function fieldOf(problem: Problem, text: string): Field | null {
  const { file, line, field } = problem;
  if (field !== undefined) return field;
  if (!file.endsWith(".yaml") && !file.endsWith(".md")) return [];
  const [open = "", settings = text] = file.endsWith(".md") ? (frontMatterParts(text) ?? ["", ""]) : [];
  const first = open.split("\n").length - 1;
  const own = line - first;
  if (file.endsWith(".md") && own > settings.split("\n").length) return null;
  const fields = lately.recall(file, digest(settings), () => fieldsByLine(settings));
  return fields.findLast(({ line: start }) => start <= own)?.field ?? [];
}

interface FieldLine {
  readonly field: Field;
  readonly line: number;
}

/** Every field of a YAML text with its line, in the order of the text. */
function fieldsByLine(yaml: string): readonly FieldLine[] {
  const { document, positions } = parseYaml(yaml);
  const found: FieldLine[] = [];
  const add = (field: Field, offset: number) => found.push({ field, line: positions.linePos(offset).line });
  visit(document, {
    Pair(_key, pair, ancestors) {
      const start = (pair.key as { readonly range?: readonly number[] } | null)?.range?.[0];
      if (start !== undefined) add(pathOf([...ancestors, pair]), start);
    },
    Node(key, node, ancestors) {
      if (typeof key === "number" && isSeq(ancestors.at(-1))) add([...pathOf(ancestors), key], node.range?.[0] ?? 0);
    },
  });
  return found;
}

function pathOf(ancestors: readonly unknown[]): (string | number)[] {
  return ancestors.flatMap((node, index): (string | number)[] => {
    if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : String(node.key)];
    const inside = ancestors[index + 1];
    return isSeq(node) && inside !== undefined ? [node.items.indexOf(inside)] : [];
  });
}
