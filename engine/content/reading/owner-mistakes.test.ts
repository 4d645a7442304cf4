import { expect, test } from "vitest";
import { type MadeUpSettings, madeUpContent, site } from "../../test-support/made-up-site.ts";
import { addressMistakes } from "../test-support/address-mistakes.ts";
import { languageMistakes } from "../test-support/language-mistakes.ts";
import { POST, post, replacing } from "../test-support/mistake.ts";
import { postMistakes } from "../test-support/post-mistakes.ts";
import { publishMistakes } from "../test-support/publish-mistakes.ts";
import { settingMistakes } from "../test-support/setting-mistakes.ts";
import { soundContentOf } from "../test-support/sound-content.ts";
import { textMistakes } from "../test-support/text-mistakes.ts";
import { themeMistakes } from "../test-support/theme-mistakes.ts";

const { contentWith, problemsOf, testMistakes } = await soundContentOf(site, madeUpContent);

const mistakes = [
  ...settingMistakes,
  ...languageMistakes,
  ...themeMistakes,
  ...publishMistakes,
  ...postMistakes,
  ...addressMistakes,
  ...textMistakes,
];

testMistakes(mistakes);

test.each<readonly [name: string, text: string, title: string]>([
  ["a colon in a title", post.replace("Un titre", "Porto : une visite"), "Porto : une visite"],
  ["a title that begins with a sign of YAML", post.replace("Un titre", "*Porto* et ses ponts"), " et ses ponts"],
  ["a word with # in a title", post.replace("Un titre", "Top 5 #PME à Porto"), "Top 5 #PME à Porto"],
  ["a title that begins with #", post.replace("Un titre", "#PME à Porto"), "#PME à Porto"],
  ["a comment after a title", post.replace("Un titre", "Un titre # à revoir"), '["Un titre"]'],
  ["a title that begins with brackets", post.replace("Un titre", "[Guide] Acheter"), "[Guide] Acheter"],
  ["a title that begins with a variable", post.replace("Un titre", "{brand} à Porto"), "Estuaire à Porto"],
  ["a title that begins with a quotation", post.replace("Un titre", '"Oui" à Porto'), "«_Oui_» à Porto"],
  ["a title that is a number", post.replace("Un titre", "2027"), "2027"],
  ["a byte-order mark", `\uFEFF${post}`, "Un titre"],
  ["a number from an address book", post.replace("Un titre", "Le \u202a01\u202c\u200b23"), "Le 0123"],
  ["accents as a Mac writes them", post.replace("Un titre", "Été, déjà\u00a0?").normalize("NFD"), "Été, déjà_?"],
  ["line breaks of Windows", post.replaceAll("\n", "\r\n"), "Un titre"],
  ["empty lines above the settings", `\n \n${post}`, "Un titre"],
  ["an answer in French", post.replace("tags:", "draft: non\ntags:"), "Un titre"],
  ["an answer in Portuguese", post.replace("tags:", "draft: não\ntags:"), "Un titre"],
])("%s is understood", async (_name, text, title) => {
  const { content } = await contentWith({ [POST]: text });
  const found = content.posts.find(({ slug }) => slug === "a");
  expect(JSON.stringify(found?.title).replaceAll("\u00a0", " ").replaceAll("\u202f", "_")).toContain(title);
});

test.each([
  ["oui", 0],
  ["non", 1],
])("“draft: %s” is understood", async (answer, shown) => {
  const { content } = await contentWith({ [POST]: post.replace("tags:", `draft: ${answer}\ntags:`) });
  expect(content.posts).toHaveLength(shown);
});

test.each([
  ["without quotes keeps its zeros", "  postCode: 01000", "postCode", "01000"],
  ["in quotes is a number", 'since: "2012"', "since", 2012],
])("a number %s", async (_name, line, key, value) => {
  const { content } = await contentWith({ "site.yaml": replacing(new RegExp(`^ *${key}: .*$`, "m"), line) });
  const { since, shop } = content.site as MadeUpSettings;
  expect(key === "since" ? since : shop.postCode).toBe(value);
});

test("what systems and editors leave behind is passed over", async () => {
  const left = [
    "posts/fr/Thumbs.db",
    "posts/fr/.DS_Store",
    "posts/fr/~$a.md",
    "posts/fr/a.md.bak",
    "media/desktop.ini",
  ];
  const { problems } = await problemsOf(Object.fromEntries(left.map((file) => [file, "\u0000"])), POST);
  expect(problems).toEqual([]);
});

test("a page without one language, where another stands in, has an address there that texts may link to", async () => {
  const page = (slug: string) =>
    `---\nlayout: text\nslug: ${slug}\nname: N\ntitle: T ${slug}\ndescription: D ${slug}\nheading: H\nlead: L\n---\n`;
  const { content } = await contentWith({
    "site.yaml": replacing("missing: error", "missing: fallback"),
    "pages/own/fr.md": page("notre-page"),
    "pages/own/en.md": page("our-page"),
    [POST]: `${post}\n[Suite](/pt/notre-page/) [Rest](/en/our-page/)\n`,
  });
  expect(content.folders.text?.own?.pt?.textLocale).toBe("fr");
});
