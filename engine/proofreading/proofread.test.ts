import { execFile } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { readContent } from "../content/reading/read-content.ts";
import { ReadingMemory } from "../content/reading/reading-memory.ts";
import { formatProblem } from "../content/source/problem.ts";
import { changedContent } from "../content/test-support/changed-content.ts";
import { hooksOf } from "../site-hooks.ts";
import { site } from "../test-support/made-up-site.ts";
import { fixFiles, proofread, proofreadText } from "./proofread.ts";

const cache = await mkdtemp(join(tmpdir(), "cache-"));
/** Each test has a copy of the same texts. */
const memory = new ReadingMemory();

/** What is said of a content folder, in English. */
async function notesOn(folder: string): Promise<string[]> {
  const read = await readContent(folder, cache, site, { memory });
  return (await proofread(read, hooksOf(read.content).socialImages)).map((note) => formatProblem(note, "en"));
}

const description =
  "Une description qui a la bonne longueur pour les moteurs de recherche : ni courte ni longue, et que des mots justes.";

/** A post whose text is on line 8. */
const post = (text: string, title = "Un titre", summary = description) =>
  `---\ntitle: ${title}\ndate: 2026-01-02\ndescription: "${summary}"\ntags: [company]\n---\n\n${text}\n`;

test("finds nothing in the content made for tests, and names its words where the owner's list is missing", async () => {
  expect(await notesOn(await changedContent())).toEqual([]);
  const notes = await notesOn(await changedContent({ "words.txt": null }));
  expect(notes).toContainEqual(
    expect.stringMatching(
      /^pages\/legal-notice\/fr\.md:\d+: “zqwx” is not in the dictionary\. → If it is right, add it to words\.txt; /,
    ),
  );
});

test("says of a slip of typography, once, what it would become; --fix writes that, once, and no file that is not UTF-8", async () => {
  const latin = Buffer.from(post("Un été ,  fini."), "latin1");
  const folder = await changedContent({ "posts/fr/a.md": post("A partir de lundi , nos soeurs.") });
  expect(await notesOn(folder)).toEqual([
    "posts/fr/a.md:8: “A partir de lundi , nos soeurs.” would become “À partir de lundi, nos sœurs.”. → This can be set right for you: npm run check -- --fix",
  ]);
  const [before, after] = ["A partir de lundi , nos soeurs.", "À partir de lundi, nos sœurs."];
  expect(await fixFiles(site, folder)).toEqual([{ file: "posts/fr/a.md", line: 8, before, after }]);
  expect(await readFile(join(folder, "posts/fr/a.md"), "utf8")).toBe(post(after));
  expect(await notesOn(folder)).toEqual([]);
  await writeFile(join(folder, "posts/fr/b.md"), latin);
  expect(await fixFiles(site, folder)).toEqual([]);
  expect(await readFile(join(folder, "posts/fr/b.md"))).toEqual(latin);
});

test("says of a text that was left in another language that alone: its typography is right there", async () => {
  const french = [
    "Votre comptable vous accompagne : toujours.",
    "Le commissaire aux comptes vérifie.",
    "Voici le relevé de carrière.",
    "Demandez une injonction de payer !",
    "Nous écrivons vos déclarations.",
    "Les salariés sont embauchés ici.",
  ].join("\n\n");
  const folder = await changedContent({ "posts/en/left.md": post(french, "A title", "Short.") });
  const said = await notesOn(folder);
  expect(said.filter((note) => note.startsWith("posts/en/left.md") && !note.includes("The description has"))).toEqual([
    expect.stringMatching(/^posts\/en\/left\.md:\d+: \d+ passages are of another language/),
  ]);
});

test("says which titles and descriptions are beyond the limits of the owner's guide, as they are shown, or are there twice", async () => {
  // Of any length, and without a word that a dictionary could miss.
  const words = (length: number) =>
    `${"à y "
      .repeat(50)
      .slice(0, length - 3)
      .trim()
      .padEnd(length - 3, "1")} 12`;
  const long = `"{brand}, **${words(53)}**"`;
  const folder = await changedContent({
    "posts/fr/a.md": post("Un texte.", words(60), words(160)),
    "posts/fr/b.md": post("Un texte.", long),
    "posts/fr/c.md": post("Un texte.", "Un autre titre", words(109)),
    "posts/fr/d.md": post("Un texte.", "Un titre", words(161)).replace("tags:", "draft: true\ntags:"),
    "posts/fr/e.md": post("Un texte.", "Un **titre**", words(120)),
    "pages/home/fr.md": (text) => text.replace(/^title: .*$/m, `title: ${words(61)}`),
  });
  expect((await notesOn(folder)).map((note) => note.split(" → ")[0])).toEqual([
    "pages/home/fr.md:2: The title has 61 characters: search engines cut it after 60.",
    "posts/fr/b.md:2: The title has 63 characters: search engines cut it after 60.",
    "posts/fr/c.md:4: The description has only 109 characters.",
    "posts/fr/d.md:4: The description has 161 characters; at most 160 are read.",
    "posts/fr/e.md:2: posts/fr/d.md has the same title.",
  ]);
});

test("signs that no font of the site has are named: social images leave them out", async () => {
  const folder = await changedContent({
    "posts/fr/a.md": post("Un texte.", "Entre 🇫🇷 et 🇵🇹, déjà"),
    "posts/fr/b.md": post("Un texte.", "東京"),
    "posts/fr/c.md": post("Un texte 🌉.", "« Où ? » — 100 %"),
    "pages/home/en.md": (text) => text.replace(/^heading: .*$/m, "heading: A bridge ☀️ of ideas"),
    "tags.yaml": (text) => text.replace(/^(finance:.*\bpt: )[^,}]*/m, "$1Ω"),
    "site.yaml": (text) => text.replace(/^brand: .*$/m, "brand: Estuaire ⚓"),
  });
  const signs = (await notesOn(folder)).flatMap(
    (note) => /^(.*?): .* without “(.*)”, which no font/.exec(note)?.slice(1).join(" ") ?? [],
  );
  expect(signs).toEqual([
    "pages/home/en.md:4 ☀️",
    "posts/fr/a.md:2 🇫🇷 🇵🇹",
    "posts/fr/b.md:2 東 京",
    "posts/fr/nouveau-site.md:2 ⚓",
    "site.yaml:2 ⚓",
    "tags.yaml:3 Ω",
  ]);
});

test("npm run check prints what is found and passes; --fix tells what it wrote", async () => {
  const root = resolve(import.meta.dirname, "../..");
  const postcard = join(root, "examples/postcard");
  const slip = { "pages/letter/it.md": (text: string) => `${text}\nIl mare ,  il cielo.\n` };
  const folder = await changedContent(slip, join(postcard, "content"));
  const check = join(root, "engine/build/check-content-main.ts");
  const run = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, [check, "--site", postcard, ...args, folder])).stdout;
  expect(await run()).toMatch(/pages\/letter\/it\.md:14: .*: npm run check -- --fix\n/);
  expect(await run("--fix")).toMatch(/pages\/letter\/it\.md:14.*“mare , {2}il” becomes “mare, il”/);
});

const article = (title: string) => `---\ndate: 2026-01-02\ntitle: ${title}\n---\n\nUn texte # 5.\n`;

test.each([
  ["posts/fr/a.md", article("Top # 5"), '3 # 5 title: "Top # 5"'],
  ["posts/fr/a.md", article("Bureau : rue # 12"), undefined],
  ["posts/fr/a.md", article("Un titre # à revoir"), undefined],
  ["posts/fr/a.md", article('"Top # 5"'), undefined],
  ["posts/fr/a.md", article("2026 # 5 fois"), undefined],
  ["site.yaml", "offices:\n  france:\n    street2: Porte # 3 bis\n", '3 # 3 bis street2: "Porte # 3 bis"'],
  ["site.yaml", "text: |\n  Un titre # 5\n", undefined],
])("a number that YAML takes for a remark: in %s, %j: %s", (file, text, expected) => {
  const found = proofreadText({ site: { ...site, locales: ["fr"] }, file, text, ownerWords: "" })
    .filter(({ id }) => id === "number-in-remark")
    .map(({ line, values }) => [line, ...Object.values(values)].join(" "));
  expect(found).toEqual(expected === undefined ? [] : [expected]);
});
