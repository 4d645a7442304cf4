import { expect, test } from "vitest";
import type { BlockNode, Picture } from "../../pages/data/content-tree.ts";
import { withFirstPicture } from "./site-pages.ts";

const picture: Picture = { src: "/a.jpeg", sources: [], width: 1200, height: 800, alt: "" };
const figure: BlockNode = { type: "figure", picture };
const text: BlockNode = { type: "paragraph", children: ["Un texte."] };

/** For each picture of a post, whether it is the first. */
function firsts(post: { readonly image?: Picture; readonly body: readonly BlockNode[] }) {
  const { image, body } = withFirstPicture(post);
  const shown = body.flatMap((block) => (block.type === "figure" ? [block.picture] : []));
  return [...(image ? [image] : []), ...shown].map(({ first }) => first ?? false);
}

test("the picture above a post is loaded eagerly, and no other", () => {
  expect(firsts({ image: picture, body: [figure, figure] })).toEqual([true, false, false]);
});

test("without one, a picture at the very beginning of the text is", () => {
  expect(firsts({ body: [text, figure, figure] })).toEqual([true, false]);
});

test("[P10] a picture further down waits until it is near the screen", () => {
  expect(firsts({ body: [text, text, figure] })).toEqual([false]);
});

test("a small picture is loaded lazily", () => {
  expect(firsts({ image: { ...picture, width: 320 }, body: [] })).toEqual([false]);
});
