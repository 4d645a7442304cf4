import { expect, test } from "vitest";
import { mediaName } from "../source/media-name.ts";
import { linkedFile, withWholeNames } from "./markdown-parser.ts";

test.each([
  ["guide.pdf", "guide.pdf"],
  ["guide fiscal 2027.pdf", "guide fiscal 2027.pdf"],
  ["Guide (été) [2].PDF", "Guide (été) [2].PDF"],
  ["<guide fiscal.pdf>", "guide fiscal.pdf"],
  ["/media/guide.pdf", "guide.pdf"],
  ["media/fr/guide.pdf", "fr/guide.pdf"],
  ["../../media/guide.pdf", "guide.pdf"],
  ["Été.pdf".normalize("NFD"), "Été.pdf"],
  ['guide.pdf "Un titre"', "guide.pdf"],
])("[…](%s) names %s", (written, name) => {
  expect(linkedFile(written)).toBe(name);
});

test.each([
  "https://a.example/guide.pdf",
  "//a.example/guide.pdf",
  "<https://a.example/a b.pdf>",
  "mailto:a@b.example",
  "/fr/contact/",
  "/documents/guide.pdf",
  "#guide.pdf",
  "javascript:alert(1)//x.pdf",
])("[…](%s) names no file", (written) => {
  expect(linkedFile(written)).toBeUndefined();
});

test("a name with spaces is whole for Markdown", () => {
  const text = "[a](un guide.pdf) [b](b.pdf)";
  expect(withWholeNames(text)).toBe("[a](<un guide.pdf>) [b](<b.pdf>)");
  expect(withWholeNames(withWholeNames(text))).toBe(withWholeNames(text));
});

test("a name is the same however Markdown or an editor writes it", () => {
  expect(mediaName("/media/fa%C3%A7ade.jpg")).toBe("façade.jpg");
  expect(mediaName("../../content/media/façade.jpg".normalize("NFD"))).toBe("façade.jpg");
});
