import { expect, it } from "vitest";
import type { Locale } from "../../i18n/site-locales.ts";
import { aliasProblems, aliasRedirects } from "./aliases.ts";
import { postFacts } from "./test-support/post-facts.ts";

const post = (locale: Locale, slug: string, aliases: readonly string[]) => postFacts(slug, locale, { aliases });

it("leads every form of an old address to the post", () => {
  expect(
    aliasRedirects([post("fr", "nouveau", ["/fr/ancien/"]), post("en", "new", ["/en/old/", "/2019/old/"])]),
  ).toEqual({
    "/fr/ancien/": "/fr/nouveau/",
    "/ancien/": "/fr/nouveau/",
    "/en/old/": "/en/new/",
    "/2019/old/": "/en/new/",
  });
});

it("refuses an old address that a page or another post has", () => {
  const posts = [post("fr", "a", ["/fr/contact/"]), post("fr", "b", ["/fr/x/"]), post("fr", "c", ["/fr/x/"])];
  expect(aliasProblems(posts, new Set(["/fr/contact/"])).map(({ file, id }) => [file, id])).toEqual([
    ["posts/fr/a.md", "alias-of-a-page"],
    ["posts/fr/c.md", "alias-of-a-post"],
  ]);
});
