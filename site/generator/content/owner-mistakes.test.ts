import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { ProblemId } from "../owner-messages/problem-details.ts";
import { ContentError, type Problem } from "./problem.ts";
import { readContent } from "./read-content.ts";
import { changedContent } from "./test-support/changed-content.ts";

const post = "---\ntitle: Un titre\ndate: 2026-01-02\ndescription: Une phrase.\ntags: [company]\n---\n\nUn texte.\n";
const cache = await mkdtemp(join(tmpdir(), "cache-"));

/** What is wrong with a content folder. */
async function problemsIn(folder: string): Promise<readonly Problem[]> {
  try {
    await readContent(folder, cache);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  }
}

type Change = (text: string) => string;
const replacing =
  (from: string | RegExp, to: string): Change =>
  (text) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`The text has no ${from}.`);
    return changed;
  };

/** Files that the shared content does not have, before the mistake. */
const ADDED: Readonly<Record<string, string>> = { "posts/fr/a.md": post, "gone.yaml": "" };

/** A mistake, the line where it is found, what is said, and the text that doing so gives. */
const MISTAKES: readonly (readonly [
  name: string,
  file: string,
  wrong: Change,
  finding: { readonly id: ProblemId; readonly at: string },
  right: Change,
])[] = [
  [
    "a missing quote at the end of a value",
    "site.yaml",
    replacing(/^brand: .*$/m, 'brand: "Maison'),
    { id: "quote-open", at: 'brand: "Maison' },
    replacing('brand: "Maison', 'brand: "Maison"'),
  ],
  [
    "a missing quote in a list of texts",
    "messages/fr.yaml",
    replacing(/^menu.contact: .*$/m, "menu.contact: 'Contact"),
    { id: "quote-open", at: "menu.contact: 'Contact" },
    replacing("menu.contact: 'Contact", 'menu.contact: "Contact"'),
  ],
  [
    "a tab at the beginning of a line",
    "site.yaml",
    replacing(/^ {2}matomo:/m, "\tmatomo:"),
    { id: "tab-first", at: "\tmatomo:" },
    replacing("\tmatomo:", "  matomo:"),
  ],
  [
    "a key that is there twice",
    "posts/fr/a.md",
    () => post.replace("tags:", "title: Encore\ntags:"),
    { id: "key-twice", at: "title: Encore" },
    replacing("title: Encore\n", ""),
  ],
  [
    "one tag that is no list",
    "posts/fr/a.md",
    () => post.replace("[company]", "company"),
    { id: "not-a-list", at: "tags: company" },
    replacing("tags: company", "tags: [company]"),
  ],
  [
    "an old address with its query",
    "posts/fr/a.md",
    () => post.replace("tags:", 'aliases:\n  - /old.html\n  - "/index.php?p=12"\ntags:'),
    { id: "not-an-old-address", at: "/index.php?p=12" },
    replacing("?p=12", ""),
  ],
  [
    "an old address of a page that is another page",
    "pages/contact/pt.md",
    replacing("title:", 'aliases: ["/pt/apresentacao/"]\ntitle:'),
    { id: "alias-of-a-page", at: "/pt/apresentacao/" },
    replacing('"/pt/apresentacao/"', '"/pt/contactos/"'),
  ],
  [
    "an old address of a theme that is its own",
    "tags.yaml",
    replacing(/^(finance: \{.*) \}/m, "$1, aliases: [/en/tag/finance] }"),
    { id: "alias-of-a-page", at: "finance:" },
    replacing("/en/tag/finance", "/en/tag/money"),
  ],
  [
    "lost addresses without hyphens",
    "gone.yaml",
    () => "/fr/adieu/\n/en/bye/\n",
    { id: "gone-not-a-list", at: "/fr/adieu/" },
    () => "- /fr/adieu/\n- /en/bye/\n",
  ],
  [
    "a page that is there, among those that are gone",
    "gone.yaml",
    () => "- /fr/adieu/\n- /fr/contact\n",
    { id: "gone-but-a-page", at: "/fr/contact" },
    replacing("- /fr/contact\n", ""),
  ],
  [
    "an answer that is neither yes nor no",
    "posts/fr/a.md",
    () => post.replace("tags:", "draft: peut-être\ntags:"),
    { id: "not-yes-or-no", at: "draft: peut-être" },
    replacing("draft: peut-être", "draft: false"),
  ],
  [
    "a day that does not exist",
    "posts/fr/a.md",
    () => post.replace("2026-01-02", "2026-02-30"),
    { id: "no-such-day", at: "2026-02-30" },
    replacing("2026-02-30", "2026-02-28"),
  ],
  [
    "a date in words",
    "posts/fr/a.md",
    () => post.replace("2026-01-02", "2 janvier 2026"),
    { id: "not-a-date", at: "2 janvier" },
    replacing("2 janvier 2026", "2026-01-02"),
  ],
  [
    "hours that end before they begin",
    "site.yaml",
    replacing(/office: \[\["\d\d:\d\d", "\d\d:\d\d"\]/, 'office: [["18:00", "09:00"]'),
    { id: "hours-backwards", at: '[["18:00"' },
    replacing('["18:00", "09:00"]', '["09:00", "12:00"]'),
  ],
  [
    "a phone link that dials another number",
    "site.yaml",
    replacing(/^( +)- number: "01 [^\n]*$/m, '$1- number: "01 99 00 20 13"\n$1  url: "tel:+33199002012"'),
    { id: "phone-dials-another", at: '- number: "01 99' },
    replacing(/^ +url: "tel:\+33199002012"\n/m, ""),
  ],
  [
    "a phone number that is none",
    "site.yaml",
    replacing(/- number: "01 [^\n]*$/m, '- number: "sur rendez-vous"'),
    { id: "not-a-phone", at: "sur rendez-vous" },
    replacing("sur rendez-vous", "+33 1 99 00 20 12"),
  ],
  [
    "front matter that does not end",
    "posts/fr/a.md",
    () => post.replace("]\n---\n", "]\n"),
    { id: "head-missing", at: "---" },
    () => post,
  ],
  [
    "a link to a post that cannot be read is no second mistake",
    "posts/fr/a.md",
    () => `${post.replace("2026-01-02", "demain")}\n[moi](/fr/a/)\n`,
    { id: "not-a-date", at: "demain" },
    replacing("demain", "2026-01-02"),
  ],
  [
    "an indentation that is off",
    "site.yaml",
    replacing(/^ {2}matomo:/m, " matomo:"),
    { id: "line-out-of-place", at: "  tag:" },
    replacing(/^ matomo:/m, "  matomo:"),
  ],
  [
    "bold letters that do not end",
    "posts/fr/a.md",
    () => `${post}\nUn **mot seul.\n`,
    { id: "sign-alone", at: "Un **mot" },
    replacing("**mot seul.", "**mot** seul."),
  ],
  [
    "a pasted frame",
    "posts/fr/a.md",
    () => `${post}\n<iframe src="https://v.example/1"></iframe>\n`,
    { id: "html-in-text", at: "<iframe" },
    replacing(/\n<iframe.*\n/, ""),
  ],
  [
    "an address alone",
    "posts/fr/a.md",
    () => `${post}\nhttps://v.example/1\n`,
    { id: "address-alone", at: "https://v" },
    replacing("https://v.example/1", "[some words](https://v.example/1)"),
  ],
  [
    "a link to a heading that is not there",
    "posts/fr/a.md",
    () => `${post}\n## Les étapes\n\n[plus bas](#etapes)\n`,
    { id: "anchor-to-nothing", at: "(#etapes)" },
    replacing("#etapes", "#les-etapes"),
  ],
  [
    "a heading without a space",
    "posts/fr/a.md",
    () => `${post}\n##Les étapes\n`,
    { id: "heading-without-space", at: "##Les" },
    replacing("##Les", "## Les"),
  ],
  [
    "a picture that is not there",
    "posts/fr/a.md",
    () => `${post}\n![Une façade](façade de l'église.jpg)\n`,
    { id: "picture-missing", at: "![Une façade]" },
    replacing(/\n!\[.*\n/, ""),
  ],
  [
    "a document that is not there",
    "posts/fr/a.md",
    () => `${post}\nLisez [le guide](guide fiscal (2027).pdf).\n`,
    { id: "document-missing", at: "le guide" },
    replacing(/\nLisez.*\n/, ""),
  ],
  [
    "the address of a document instead of its file",
    "posts/fr/a.md",
    () => `${post}\n[Le guide](/documents/guide.pdf)\n`,
    { id: "document-by-address", at: "/documents/guide.pdf" },
    replacing(/\n\[Le guide.*\n/, ""),
  ],
];

it.each(MISTAKES)("%s: one finding, and doing what it says is enough", async (_name, file, wrong, finding, right) => {
  const folder = await changedContent({ "posts/fr/a.md": post });
  const before = ADDED[file];
  const broken = await changedContent({ "posts/fr/a.md": post, [file]: before === undefined ? wrong : wrong(before) });
  const problems = await problemsIn(broken);
  expect(problems).toEqual([expect.objectContaining({ file, id: finding.id })]);
  expect((await linesOf(broken, file))[(problems[0]?.line ?? 0) - 1]).toContain(finding.at);
  await writeFile(join(folder, file), right((await linesOf(broken, file)).join("\n")));
  expect(await problemsIn(folder)).toEqual([]);
});

async function linesOf(folder: string, file: string): Promise<string[]> {
  return (await readFile(join(folder, file), "utf8")).split("\n");
}

it("a file in another encoding is told from one in UTF-8", async () => {
  const folder = await changedContent({});
  await writeFile(join(folder, "posts/fr/a.md"), Buffer.from(post.replace("Un texte.", "Un été à Porto."), "latin1"));
  expect(await problemsIn(folder)).toEqual([
    expect.objectContaining({ file: "posts/fr/a.md", line: 8, id: "not-utf8" }),
  ]);
});

it.each<readonly [name: string, text: string, title: string]>([
  ["a colon in a title", post.replace("Un titre", "Porto : une visite"), "Porto : une visite"],
  ["a title that begins with a sign of YAML", post.replace("Un titre", "*Porto* et ses ponts"), " et ses ponts"],
  ["a title that is a number", post.replace("Un titre", "2027"), "2027"],
  ["a byte-order mark", `\uFEFF${post}`, "Un titre"],
  ["line breaks of Windows", post.replaceAll("\n", "\r\n"), "Un titre"],
  ["an answer in French", post.replace("tags:", "draft: non\ntags:"), "Un titre"],
  ["an answer in Portuguese", post.replace("tags:", "draft: não\ntags:"), "Un titre"],
])("%s is understood", async (_name, text, title) => {
  const folder = await changedContent({ "posts/fr/a.md": text });
  const { content } = await readContent(folder, cache);
  const found = content.posts.find(({ slug }) => slug === "a");
  expect(JSON.stringify(found?.title).replace(/[\u00a0\u202f]/g, " ")).toContain(title);
});

it("a number without quotes keeps its zeros", async () => {
  const folder = await changedContent({ "site.yaml": replacing(/postCode: [^\n]*/, "postCode: 01000") });
  const { content } = await readContent(folder, cache);
  expect(content.site.offices.france.postCode).toBe("01000");
});

it("what systems and editors leave behind is passed over", async () => {
  const left = [
    "posts/fr/Thumbs.db",
    "posts/fr/.DS_Store",
    "posts/fr/~$a.md",
    "posts/fr/a.md.bak",
    "media/desktop.ini",
  ];
  const folder = await changedContent(Object.fromEntries(left.map((file) => [file, "\u0000"])));
  expect(await problemsIn(folder)).toEqual([]);
});
