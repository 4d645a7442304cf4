import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json } from "../../contract/values.ts";
import { plainLines, readText, withEdit } from "../edited-text.ts";
import { fileKind } from "../file-kinds.ts";
import { editYaml, YamlEditError, yamlValue } from "./edit-yaml.ts";
import { isGroup } from "./json-values.ts";

const folder = resolve(import.meta.dirname, "../../../tests/support/content");

/** The texts of the content made for tests that have a form, by path. */
function testTexts(): (readonly [path: string, raw: string])[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  return names
    .filter((name) => /\.(?:yaml|md)$/.test(name) && fileKind(name).kind !== "text")
    .map((name) => [name, readFileSync(join(folder, name), "utf8")]);
}

type Path = readonly (string | number)[];

/** Paths of all single values. */
function leaves(value: Json, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, [...path, index]));
  if (isGroup(value)) return Object.entries(value).flatMap(([key, item]) => leaves(item, [...path, key]));
  return [path];
}

function withLeaf(value: Json, [key, ...rest]: Path, leaf: Json): Json {
  if (key === undefined) return leaf;
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withLeaf(item, rest, leaf) : item));
  return isGroup(value) ? { ...value, [key]: withLeaf(value[key] ?? null, rest, leaf) } : value;
}

/** How many lines of a text differ from those of another. */
function changedLines(before: string, after: string): number {
  const [old, lines] = [before.split("\n"), after.split("\n")];
  return Math.abs(lines.length - old.length) + lines.filter((line, index) => line !== old[index]).length;
}

test("[O3] every text is opened and saved byte for byte", () => {
  const texts = testTexts();
  expect(texts.length).toBeGreaterThan(40);
  for (const [path, raw] of texts) {
    const { value, body } = readText(fileKind(path), plainLines(raw));
    const edited = body === null ? { value } : { value, body };
    expect(withEdit(fileKind(path).kind, raw, edited), path).toBe(raw);
  }
});

test("[O3] of any text the line of one value is changed, and no other", () => {
  for (const [path, raw] of testTexts()) {
    const { value } = readText(fileKind(path), raw);
    const all = leaves(value).filter((leaf) => leaf.length > 0);
    // Some of them, and the last.
    for (const leaf of all.filter((_leaf, index) => index % 25 === 0 || index === all.length - 1)) {
      const wanted = withLeaf(value, leaf, "Un autre texte : « oui »");
      const written = withEdit(fileKind(path).kind, raw, { value: wanted });
      const name = `${path} ${leaf.join(".")}`;
      expect(readText(fileKind(path), written).value, name).toEqual(wanted);
      const isOfSeveralLines = typeof leafOf(value, leaf) === "string" && String(leafOf(value, leaf)).includes("\n");
      if (!isOfSeveralLines) expect({ name, lines: changedLines(raw, written) }).toEqual({ name, lines: 1 });
    }
  }
});

/** Groups and lists of a value, with their paths. */
function collections(value: Json, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((item, index) => collections(item, [...path, index]))];
  if (!isGroup(value)) return [];
  return [path, ...Object.entries(value).flatMap(([key, item]) => collections(item, [...path, key]))];
}

/** A collection with an item added, taken out, or moved to another place; `at` says where. */
function rearranged(value: Json, kind: "add" | "take out" | "move", at: number): Json {
  if (isGroup(value)) {
    const entries = Object.entries(value);
    const place = at % (entries.length + 1);
    if (kind === "add") return Object.fromEntries(entries.toSpliced(place, 0, ["un-ajout", "Un ajout : oui"]));
    return Object.fromEntries(entries.filter((_, index) => index !== place));
  }
  const items = value as readonly Json[];
  const place = at % (items.length + 1);
  if (kind === "add") return items.toSpliced(place, 0, items[0] ?? "Un ajout");
  const rest = items.filter((_, index) => index !== place);
  return kind === "move" && place < items.length ? [...rest, items[place] ?? null] : rest;
}

test("[O3] items of any collection are added, taken out and moved; every comment stays", () => {
  const texts = testTexts();
  const edit = fc.record({
    text: fc.constantFrom(...texts),
    kind: fc.constantFrom("add" as const, "take out" as const, "move" as const),
    where: fc.nat(),
    at: fc.nat(),
  });
  fc.assert(
    fc.property(edit, ({ text: [path, raw], kind, where, at }) => {
      const { value } = readText(fileKind(path), raw);
      const all = collections(value);
      const place = all[where % all.length] ?? [];
      const wanted = withLeaf(value, place, rearranged(leafOf(value, place) as Json, kind, at));
      const written = withEdit(fileKind(path).kind, raw, { value: wanted });
      expect(readText(fileKind(path), written).value).toEqual(wanted);
      // A group or a list that is taken out takes the comments inside it along.
      if (kind !== "add" && collections(value).length !== collections(wanted).length) return;
      const comments = raw.split("\n").filter((line) => /^\s*# /.test(line));
      for (const comment of comments) expect(written).toContain(comment.trim());
    }),
    { numRuns: 80, seed: 1 },
  );
});

function leafOf(value: Json, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], value);
}

const SITE = `# La société.
brand: Passerelle # exemple
name: 'Une, deux' # le nom
hours:
  # Les bureaux.
  offices:
    monday: 09:00-12:30
phones:
  - number: "01 99" # le premier
  # Le second.
  - number: "02 99"
tags: [a, b] # deux
label: { fr: Un, en: One }
text: |
  Première ligne.

  Seconde ligne.
`;

describe("a change of a group or a list", () => {
  const now = yamlValue(SITE) as { readonly [key: string]: Json };
  const edited = (changes: { readonly [key: string]: Json }) => editYaml(SITE, { ...now, ...changes });

  test.each<[string, { readonly [key: string]: Json }, string, string]>([
    [
      "a sample value that is replaced is no longer a sample",
      { brand: "Ponte" },
      "brand: Passerelle # exemple",
      "brand: Ponte",
    ],
    ["quotes and comments stay", { name: "Trois" }, "'Une, deux' # le nom", "'Trois' # le nom"],
    [
      "an item at the end",
      { phones: [{ number: "01 99" }, { number: "02 99" }, { number: "03" }] },
      `  - number: "02 99"\n`,
      `  - number: "02 99"\n  - number: "03"\n`,
    ],
    [
      "an item taken out, the comment of the other stays",
      { phones: [{ number: "01 99" }] },
      `  - number: "02 99"\n`,
      "",
    ],
    ["a short list", { tags: ["a", "b", "c"] }, "[a, b] # deux", "[a, b, c] # deux"],
    [
      "a short group",
      { label: { fr: "Un", en: "One", pt: "Um" } },
      "{ fr: Un, en: One }",
      "{ fr: Un, en: One, pt: Um }",
    ],
    ["a line of a longer text", { text: "Première ligne.\n\nAutre ligne.\n" }, "Seconde ligne.", "Autre ligne."],
    ["a text that YAML would take for a number", { brand: "0123" }, "brand: Passerelle # exemple", `brand: "0123"`],
  ])("%s", (_name, changes, before, after) => {
    expect(edited(changes)).toBe(SITE.replace(before, after));
  });

  test("an entry is added behind the one before it", () => {
    expect(editYaml(SITE, { ...now, hours: { offices: { monday: "09:00-12:30", tuesday: "10:00-11:00" } } })).toBe(
      SITE.replace("    monday: 09:00-12:30\n", "    monday: 09:00-12:30\n    tuesday: 10:00-11:00\n"),
    );
  });

  test("a file of comments gets its first entry below them", () => {
    expect(editYaml("# Rien.\n", ["/fr/a/"])).toBe("# Rien.\n- /fr/a/\n");
    expect(editYaml("# Rien.\n", [])).toBe("# Rien.\n");
  });

  test("what is no YAML is not changed", () => {
    expect(() => editYaml('a: "open\nb: 1\n', { a: "x" })).toThrow(YamlEditError);
  });

  test("[O3] whatever is changed, the file says it, and keeps its comments", () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom("a: b", "- x", "# c", "oui", "00", "é « à » ", "l1\nl2", "true", ""),
    );
    const small = fc.oneof(texts, fc.integer(), fc.boolean());
    const change = fc.record(
      {
        brand: small,
        phones: fc.array(fc.record({ number: texts }, { requiredKeys: [], noNullPrototype: true }), { maxLength: 4 }),
        tags: fc.array(texts, { maxLength: 4 }),
        label: fc.dictionary(fc.constantFrom("fr", "en", "pt"), texts, { noNullPrototype: true }),
        text: texts,
        fresh: fc.oneof(
          small,
          fc.array(texts, { maxLength: 2 }),
          fc.dictionary(fc.constantFrom("a", "b"), texts, { noNullPrototype: true }),
        ),
      },
      { requiredKeys: [], noNullPrototype: true },
    );
    fc.assert(
      fc.property(change, (changes) => {
        const wanted: Json = { ...now, ...changes };
        const written = editYaml(SITE, wanted);
        expect(yamlValue(written)).toEqual(wanted);
        expect(written).toContain("# La société.");
        expect(written).toContain("  # Les bureaux.\n");
      }),
      { numRuns: 150, seed: 1 },
    );
  });
});
