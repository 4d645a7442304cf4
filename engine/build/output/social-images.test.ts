import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Post } from "../../content/model/content.ts";
import { madeUpTheme } from "../../content/theme/test-support/made-up-theme.ts";
import { translation } from "../../i18n/test-support/translation.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import { cardLook } from "../artwork/card-look.ts";
import type { Output } from "./output.ts";
import { OWN_IMAGES, socialImages } from "./social-images.ts";

const cache = await mkdtemp(join(tmpdir(), "social-"));
afterAll(() => rm(cache, { recursive: true }));
const data = {
  site: { brand: "Passerelle" },
  messages: { "menu.news": "Actu", "blog.title": "Nos actualités" },
} as unknown as LocaleData;
const slugs = Array.from({ length: OWN_IMAGES + 2 }, (_, index) => `post-${index}`);
const posts = { translation, in: (locale: string) => (locale === "fr" ? slugs.map((slug) => ({ slug }) as Post) : []) };
const look = await cardLook(await madeUpTheme());

function page(slug: string): PageContext {
  const content = { seed: slug, title: [slug], date: "2026-11-03" };
  return { page: "post", locale: "fr", path: `/fr/${slug}/`, content } as unknown as PageContext;
}

test("the newest posts have an image of their own, the others share one, and each file is written once", async () => {
  const added: string[] = [];
  const output = { add: async (path: string) => void added.push(path) } as unknown as Output;
  const images = socialImages(output, look, cache, posts);
  const slugsShown = ["post-0", `post-${OWN_IMAGES - 1}`, `post-${OWN_IMAGES}`, `post-${OWN_IMAGES + 1}`, "post-0"];
  const shown = slugsShown.map((slug) => images.of(page(slug), data));
  await images.written();
  const [newest, last, old, older, again] = shown;
  expect(newest?.alt).toBe("post-0 – Actu · 3 novembre 2026 – Passerelle");
  expect(new Set([newest?.href, last?.href, old?.href]).size).toBe(3);
  expect(old?.alt).toBe("Nos actualités – Passerelle");
  expect([older, again]).toEqual([old, newest]);
  expect(added.sort()).toEqual([...new Set(shown.map(({ href }) => href))].sort());
});

test("an image that cannot be written fails the build", async () => {
  const add = async () => {
    throw new Error("the disk is full");
  };
  const images = socialImages({ add } as unknown as Output, look, cache, posts);
  images.of(page("post-0"), data);
  await expect(images.written()).rejects.toThrow("the disk is full");
});
