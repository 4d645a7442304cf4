import { expect, test } from "vitest";
import {
  bold,
  bulletList,
  embedMarkdown,
  heading,
  italic,
  link,
  numberedList,
  ofLanguage,
  paragraph,
  pictureMarkdown,
  readEmbedCode,
  type TextCommand,
} from "./commands.ts";

/** Runs a command on a text in which `|` marks both ends of the selection, and gives it back in the same way. */
function run(command: TextCommand, marked: string): string {
  const from = marked.indexOf("|");
  const to = marked.lastIndexOf("|") - 1;
  const text = marked.replaceAll("|", "");
  const { insert, selectFrom, selectTo, ...place } = command({ text, from, to: Math.max(from, to) });
  const changed = text.slice(0, place.from) + insert + text.slice(place.to);
  return `${changed.slice(0, selectFrom)}|${changed.slice(selectFrom, selectTo)}|${changed.slice(selectTo)}`;
}

test.each<[string, TextCommand, string, string]>([
  ["bold", bold, "un |mot| fort", "un **|mot|** fort"],
  ["bold without the space that was selected too", bold, "un |mot |fort", "un **|mot|** fort"],
  ["bold taken away", bold, "un **|mot|** fort", "un |mot| fort"],
  ["italics inside bold", italic, "un **|mot|** fort", "un ***|mot|*** fort"],
  ["another language", ofLanguage("pt"), "l'|escritura|", "l':pt[|escritura|]"],
  ["a heading", heading(2), "Avant\nUn |titre|\nAprès", "Avant\n## Un titre||\nAprès"],
  ["a heading made plain", heading(2), "## Un |titre|", "Un titre||"],
  ["a list after a paragraph", bulletList, "Voici :\n|un\ndeux|", "Voici :\n|\n- un\n- deux|"],
  ["a list with numbers made of one with dots", numberedList, "|- un\n- deux|", "|1. un\n2. deux|"],
  ["a list made plain", bulletList, "|- un\n- deux|", "|un\ndeux|"],
  ["a link", link("/fr/contact/", "nous [vite]"), "écrivez-|nous|", "écrivez-[nous \\[vite\\]](/fr/contact/)||"],
  ["a paragraph of its own", paragraph("![a](b.png)"), "Un |mot|.\nsuite", "Un mot.\n\n![a](b.png)||\n\nsuite"],
  ["a paragraph in an empty text", paragraph("![a](b.png)"), "||", "![a](b.png)||\n"],
])("%s", (_what, command, before, after) => expect(run(command, before)).toBe(after));

test("a picture keeps its file name, and its texts cannot break out of it", () => {
  expect(pictureMarkdown("Vue [nord]\nde l'église", "Façade (été).JPG", 'Le "pont"')).toBe(
    `![Vue \\[nord\\] de l'église](Façade (été).JPG "Le \\"pont\\"")`,
  );
  expect(pictureMarkdown("Vue", "a.png", " ")).toBe("![Vue](a.png)");
});

test("an embed is made from the code that a provider gives", () => {
  const code =
    '<iframe width="560" height="315" src="https://video.example/embed/1?a=1&amp;b=2" allowfullscreen></iframe>';
  const { src, width = 0, height = 0 } = readEmbedCode(code);
  expect(embedMarkdown({ service: "video", title: "Visite", src, width, height })).toBe(
    '::embed[Visite]{service="video" src="https://video.example/embed/1?a=1&b=2" width=560 height=315}',
  );
  expect(readEmbedCode(" https://map.example/?q=1 ")).toEqual({ src: "https://map.example/?q=1" });
});
