import { addLine, deleting, inPost, inText, mistake, POST, post, rename, writeFor, writeSetting } from "./mistake.ts";

/** An article under another name. */
const named = (name: string) => ({ [`posts/fr/${name}`]: post });
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"/>';
const picture = { "media/facade.svg": drawing };

/** Mistakes in the name of an article and in its settings. */
export const postMistakes = [
  mistake("capital letters in a file name", named("Visite.md"), "not-a-slug", rename, "---"),
  mistake("spaces in a file name", named("ma visite.md"), "not-a-slug", rename, "---"),
  mistake("accents in a file name", named("été.md"), "not-a-slug", rename, "---"),
  mistake("an emoji in a file name", named("visite-🎉.md"), "not-a-slug", rename, "---"),
  mistake("an article without .md", named("visite.txt"), "not-a-post", rename, "---"),
  mistake("an article beside the languages", { "posts/visite.md": post }, "not-a-post", rename, "---"),
  mistake("the address of a page", named("contact.md"), "address-taken", rename, "---"),
  mistake("an address that the site needs", named("en.md"), "address-reserved", rename, "---"),
  mistake(
    "a word with # in a description of two lines",
    inPost("Une phrase.", "Une phrase\n  sur les #PME."),
    "value-cut-by-hash",
    (problem) => inText(/description: .*\n.*/, problem.write)(problem),
    "description:",
  ),
  mistake(
    "an article changed before it appears",
    inPost("tags:", "updated: 2025-12-31\ntags:"),
    "before-its-date",
    writeSetting,
  ),
  mistake(
    "an article changed in the future",
    inPost("tags:", "updated: 2026-11-24\ntags:"),
    "day-to-come",
    writeSetting,
  ),
  mistake("an article changed some day", inPost("tags:", "updated: hier\ntags:"), "not-a-date", writeSetting),
  mistake("a missing title", inPost("title: Un titre\n", ""), "key-missing", addLine, "date:"),
  mistake("an empty title", inPost("Un titre", ""), "value-empty", writeSetting),
  mistake("a title of nothing", inPost("Un titre", '""'), "value-empty", writeSetting),
  mistake("a list as a title", inPost("Un titre", "[a, b]"), "not-a-text", writeSetting),
  mistake("a misspelled key", inPost("description:", "descripton:"), "key-misspelled", writeFor("descripton:")),
  mistake("an unknown key", inPost("tags:", "autor: x\ntags:"), "key-unknown", deleting(/.*\n?/)),
  mistake("a key that is there twice", inPost("tags:", "title: Encore\ntags:"), "key-twice", deleting()),
  mistake("one tag that is no list", inPost("[company]", "company"), "not-a-list", writeSetting),
  mistake("an unknown tag", inPost("[company]", "[compnay]"), "tag-unknown", writeFor("compnay")),
  mistake("a draft, perhaps", inPost("tags:", "draft: peut-être\ntags:"), "not-yes-or-no", writeSetting),
  mistake("a day that does not exist", inPost("2026-01-02", "2026-02-30"), "no-such-day", writeSetting),
  mistake("a year that was half typed", inPost("2026-01-02", "0002-01-02"), "year-too-far", writeSetting),
  mistake("a year for ever", inPost("tags:", "expires: 9999-12-31\ntags:"), "year-too-far", writeSetting),
  mistake("a date in words", inPost("2026-01-02", "2 janvier 2026"), "not-a-date", writeSetting),
  mistake(
    "an article that is withdrawn before it appears",
    inPost("tags:", "expires: 2025-12-31\ntags:"),
    "before-its-date",
    writeSetting,
  ),
  mistake("a key with capital letters", inPost("tags:", "key: Ma Visite\ntags:"), "not-a-name", writeSetting),
  mistake(
    "a key of another article",
    { [POST]: post, "posts/fr/b.md": post.replace("tags:", "key: a\ntags:") },
    "key-taken",
    (problem) => inText("key: a", problem.write)(problem),
    "---",
  ),
  mistake(
    "a picture above the text that is not there",
    inPost("tags:", "image: photo.jpg\nimageAlt: Une photo\ntags:"),
    "picture-missing",
    inText(/image: .*\nimageAlt: .*\n/, ""),
    "image:",
  ),
  mistake(
    "a picture above the text that nothing describes",
    { ...picture, ...inPost("tags:", "image: facade.svg\ntags:") },
    "picture-undescribed",
    addLine,
  ),
];
