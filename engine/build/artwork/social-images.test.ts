import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Post } from "../../content/model/content.ts";
import { madeUpTheme } from "../../content/theme/test-support/made-up-theme.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import { translation } from "../../pages/paths/test-support/translation.ts";
import { cardLook, OWN_IMAGES, type SocialImages, socialImages } from "./social-images.ts";

const cache = await mkdtemp(join(tmpdir(), "social-"));
const data = {} as LocaleData;
const slugs = Array.from({ length: OWN_IMAGES + 2 }, (_, index) => `post-${index}`);
const posts = { translation, in: (locale: string) => (locale === "fr" ? slugs.map((slug) => ({ slug }) as Post) : []) };
const images: SocialImages<{ readonly title: string }> = {
  version: "1",
  messages: [],
  card: ({ path }) => ({ title: path }),
  postsCard: () => ({ title: "all" }),
  textOf: ({ title }) => title,
  draw: async () => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>',
};
const source = { images, look: await cardLook(await madeUpTheme()), cache };

function page(slug: string): PageContext {
  return { page: "article", locale: "fr", path: `/fr/${slug}/` } as unknown as PageContext;
}

test("the newest posts have their own image, the others share one, and each file is written once", async () => {
  const added: string[] = [];
  const add = async (path: string) => void added.push(path);
  const made = socialImages(add, source, posts);
  const slugsShown = ["post-0", `post-${OWN_IMAGES - 1}`, `post-${OWN_IMAGES}`, `post-${OWN_IMAGES + 1}`, "post-0"];
  const shown = slugsShown.map((slug) => made.of(page(slug), data));
  await made.written();
  const [newest, last, old, older, again] = shown;
  expect(newest?.alt).toBe("/fr/post-0/");
  expect(new Set([newest?.href, last?.href, old?.href]).size).toBe(3);
  expect(old?.alt).toBe("all");
  expect([older, again]).toEqual([old, newest]);
  expect(added.sort()).toEqual([...new Set(shown.map((image) => image?.href))].sort());
});

test("an image that cannot be written fails the build", async () => {
  const add = async () => {
    throw new Error("the disk is full");
  };
  const made = socialImages(add, source, posts);
  made.of(page("post-0"), data);
  await expect(made.written()).rejects.toThrow("the disk is full");
});

test("a site without social images has none", async () => {
  const made = socialImages(async () => undefined, undefined, posts);
  expect(made.of(page("post-0"), data)).toBeUndefined();
  await made.written();
});
