import { expect, test } from "vitest";
import { readFramings, shownRegion } from "./framing.ts";

const photo = { width: 1000, height: 500 };
const square = { width: 1, height: 1 };

test.each([
  ["all of it without any", {}, undefined, [0, 0, 1000, 500]],
  ["what it is cropped to", { crop: { left: 10, top: 20, width: 50, height: 60 } }, undefined, [100, 100, 500, 300]],
  ["the middle, in another shape", {}, square, [250, 0, 500, 500]],
  ["its point, in the middle", { point: { left: 60, top: 10 } }, square, [350, 0, 500, 500]],
  [
    "no more than there is, where the point is near the edge",
    { point: { left: 2, top: 50 } },
    square,
    [0, 0, 500, 500],
  ],
  [
    "nothing of what is cut away, wherever the point is",
    { crop: { left: 50, top: 0, width: 50, height: 40 }, point: { left: 0, top: 100 } },
    square,
    [500, 0, 200, 200],
  ],
])("of a picture is shown %s", (_what, framing, shape, [left, top, width, height]) => {
  expect(shownRegion(photo, framing, shape)).toEqual({ left, top, width, height });
});

function read(text: string) {
  const files = { text: () => text, list: () => ["media/façade.jpg", "media/guide.pdf"] };
  const { framings, problems } = readFramings(files);
  return { framings, problems: problems.map(({ id, line, values }) => [line, id, "write" in values && values.write]) };
}

test("a picture is named as in texts", () => {
  const { framings, problems } = read("media/façade.jpg: { point: { left: 20, top: 30 } }\n");
  expect([framings, problems]).toEqual([{ "façade.jpg": { point: { left: 20, top: 30 } } }, []]);
});

test.each([
  ["a crop beyond the edge", "{ crop: { left: 40, top: 0, width: 70, height: 100 } }", "crop-outside", "60"],
  ["a point that is no percentage", "{ point: { left: 120, top: 5 } }", "not-a-number", "left: 50"],
  ["a point without one of its two", "{ point: { left: 20 } }", "key-missing", "top"],
])("%s is told on its line, with what to write", (_what, own, id, write) => {
  const { problems } = read(`# Les images\nfaçade.jpg: ${own}\n`);
  expect(problems).toEqual([[2, id, expect.stringContaining(write)]]);
});

test.each([
  ["facade.jpg", "name-misspelled"],
  ["chat.png", "picture-missing"],
  ["guide.pdf", "document-not-picture"],
])("%s is no picture of the folder: that is told on its line", (name, id) => {
  expect(read(`${name}: { point: { left: 20, top: 30 } }\n`).problems).toEqual([[1, id, expect.anything()]]);
});
