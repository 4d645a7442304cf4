import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Document, isCollection, isPair, isScalar, parseDocument } from "yaml";
import { esPaths } from "#site/test-support/spanish-language.ts";
import type { ContentChange } from "../../support/setup/changed-build.ts";
import type { CodeChanges } from "../../support/setup/changed-project.ts";
import { contentFolder } from "../../support/setup/test-content.ts";

/** Spanish, which the site does not know, as docs/how-to/add-a-language.md adds it. */
const root = resolve(import.meta.dirname, "../../..");
const LANGUAGE_FILE = "site/test-support/spanish-language.ts";
const WORDS_FILE = "site/test-support/spanish-words.ts";
const TEXTS = join(root, "tests/support/spanish");
/** The content that is not a separate file for each language. */
const SETTINGS = "settings.yaml";

/** The changes of code: the files of the language, their entries beside those of languages that the project has by now, and its paths. */
export async function spanishCode(): Promise<CodeChanges> {
  return {
    "site/languages/es/language.ts": await readFile(join(root, LANGUAGE_FILE), "utf8"),
    "site/languages/es/words.ts": await readFile(join(root, WORDS_FILE), "utf8"),
    "site/languages/languages.ts": (text) =>
      text.includes("spanish")
        ? text
        : text
            .replace(
              /^import \{ french/m,
              'import { spanish } from "./es/language.ts";\nimport { es, esPhrases } from "./es/words.ts";\n$&',
            )
            .replace(/(WrittenLanguage>> = \{[^}]*?),?(\s*\})/, "$1, es: spanish$2")
            .replace(/(MessageTexts>> = \{[^}]*?),?(\s*\})/, "$1, es$2")
            .replace(/(Phrases>> = \{[^}]*?),?(\s*\})/, "$1, es: esPhrases$2"),
    ...Object.fromEntries(
      Object.entries(esPaths).map(([page, word]) => [
        `site/pages/${page}/page.ts`,
        (text: string) => text.replace(/( {2}paths: \{(?:(?!es:)[^}])*?)( \})/, `$1, es: "${word}"$2`),
      ]),
    ),
  };
}

/** The files of texts in Spanish, by their place in the content. */
async function spanishFiles(): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(TEXTS, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== SETTINGS);
  const texts = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path.slice(TEXTS.length + 1).replaceAll("\\", "/"), await readFile(path, "utf8")] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** `site.yaml` and `tags.yaml` with their texts in Spanish, of a site that is published in it. */
async function spanishSettings(): Promise<Readonly<Record<string, string>>> {
  const given = parseDocument(await readFile(join(TEXTS, SETTINGS), "utf8"));
  const made = ["site.yaml", "tags.yaml"].map(async (file) => {
    const document = parseDocument(await readFile(join(contentFolder, file), "utf8"));
    for (const [path, text] of textsIn(given, [file])) document.setIn(path.slice(1), text);
    if (file === "site.yaml") document.setIn(["languages", "published"], ["fr", "en", "pt", "es"]);
    return [file, document.toString({ lineWidth: 0 })] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

/** Everything that makes the content made for tests one in four languages. */
export async function spanishContent(): Promise<Readonly<Record<string, ContentChange>>> {
  return { ...(await spanishFiles()), ...(await spanishSettings()) };
}

type Path = readonly (string | number)[];

/** Every single text below a path, with its own path. */
function textsIn(document: Document, path: Path): [Path, unknown][] {
  const node = document.getIn(path, true);
  if (isScalar(node)) return [[path, node.value]];
  if (!isCollection(node)) return [];
  const keys = node.items.map((item, index) => (isPair(item) && isScalar(item.key) ? String(item.key.value) : index));
  return keys.flatMap((key) => textsIn(document, [...path, key]));
}
