import { describe, expect, test } from "vitest";
import { builtDocuments } from "../support/setup/documents.ts";
import { languages } from "../support/setup/test-content.ts";
import { attributes, only, textOf } from "./queries.ts";

const documents = [...(await builtDocuments())];

describe.each(languages)("articles and services in %s", (language) => {
  const own = documents.filter(([path]) => path.startsWith(`/${language}/`));
  const articles = own.filter(([, document]) => document.querySelector("meta[property='og:type'][content='article']"));
  const services = own.filter(([path]) => /\/servi[cç]\w+\/[^/]+\/$/.test(path));

  test("show where they stand: home, their list, themselves", () => {
    expect([articles.length >= 8, services.length]).toEqual([true, 4]);
    for (const [path, document] of [...articles, ...services]) {
      const trail = only(document, "main nav ol:has([aria-current=page])");
      const parent = articles.some(([article]) => article === path)
        ? "/blog/"
        : /^\/\w+\/\w+\//.exec(path)?.[0].slice(3);
      expect(attributes(trail, "a", "href"), path).toEqual([`/${language}/`, `/${language}${parent}`]);
      expect(textOf(only(document, "main nav [aria-current=page]")), path).not.toBe("");
    }
  });

  test("lead on: an article to three others of its language, a service to the other three", () => {
    for (const [path, document] of articles) {
      const targets = new Set(attributes(document, "main section article > a", "href"));
      expect(targets.size, path).toBe(3);
      expect(targets.has(path), path).toBe(false);
      expect(targets.isSubsetOf(new Set(articles.map(([article]) => article))), path).toBe(true);
    }
    for (const [path, document] of services) {
      const others = services.map(([service]) => service).filter((service) => service !== path);
      const linked = new Set(attributes(document, "main a", "href"));
      for (const other of others) expect(linked.has(other), `${path} → ${other}`).toBe(true);
    }
  });
});
