import {
  addLine,
  deleting,
  inPost,
  inText,
  mistake,
  mistakesIn,
  POST,
  post,
  rename,
  withLine,
  writeFor,
  writeSetting,
} from "./mistake.ts";

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"/>';

/** Mistakes in the name of an article and in its settings. */
export const postMistakes = [
  ...mistakesIn(
    (file) => ({ [`posts/${file}`]: post }),
    [
      ["fr/Visite.md", "not-a-slug", rename, "---"],
      ["fr/ma visite.md", "not-a-slug", rename, "---"],
      ["fr/été.md", "not-a-slug", rename, "---"],
      ["fr/visite-🎉.md", "not-a-slug", rename, "---"],
      ["fr/visite.txt", "not-a-post", rename, "---"],
      ["visite.md", "not-a-post", rename, "---"],
      // The address of a page, and one that the site needs.
      ["fr/contact.md", "address-taken", rename, "---"],
      ["fr/en.md", "address-reserved", rename, "---"],
    ],
  ),
  ...mistakesIn(withLine, [
    ["updated: 2025-12-31", "before-its-date", writeSetting],
    ["updated: 2026-11-24", "day-to-come", writeSetting],
    ["updated: hier", "not-a-date", writeSetting],
    ["expires: 2025-12-31", "before-its-date", writeSetting],
    ["expires: 9999-12-31", "year-too-far", writeSetting],
    ["at: 9h", "not-an-hour", writeSetting],
    ["at: 25:00", "not-an-hour", writeSetting],
    ["draft: peut-être", "not-yes-or-no", writeSetting],
    ["key: Ma Visite", "not-a-name", writeSetting],
    ["autor: x", "key-unknown", deleting(/.*\n?/)],
    ["title: Encore", "key-twice", deleting()],
    ["image: photo.jpg\nimageAlt: Une photo", "picture-missing", inText(/image: .*\nimageAlt: .*\n/, ""), "image:"],
  ]),
  ...mistakesIn(
    (date) => inPost("2026-01-02", date),
    [
      ["2026-02-30", "no-such-day", writeSetting],
      ["0002-01-02", "year-too-far", writeSetting],
      ["2 janvier 2026", "not-a-date", writeSetting],
    ],
  ),
  mistake(
    "a word with # in a description of two lines",
    inPost("Une phrase.", "Une phrase\n  sur les #PME."),
    "value-cut-by-hash",
    (problem) => inText(/description: .*\n.*/, problem.write)(problem),
    "description:",
  ),
  mistake("a missing title", inPost("title: Un titre\n", ""), "key-missing", addLine, "date:"),
  mistake("an empty title", inPost("Un titre", ""), "value-empty", writeSetting),
  mistake("a title of nothing", inPost("Un titre", '""'), "value-empty", writeSetting),
  mistake("a list as a title", inPost("Un titre", "[a, b]"), "not-a-text", writeSetting),
  mistake("a misspelled key", inPost("description:", "descripton:"), "key-misspelled", writeFor("descripton:")),
  mistake("one tag that is no list", inPost("[company]", "company"), "not-a-list", writeSetting),
  mistake("an unknown tag", inPost("[company]", "[compnay]"), "tag-unknown", writeFor("compnay")),
  mistake(
    "a key of another article",
    { [POST]: post, "posts/fr/b.md": post.replace("tags:", "key: a\ntags:") },
    "key-taken",
    (problem) => inText("key: a", problem.write)(problem),
    "---",
  ),
  mistake(
    "a picture above the text that nothing describes",
    { "media/facade.svg": drawing, ...withLine("image: facade.svg") },
    "picture-undescribed",
    addLine,
  ),
];
