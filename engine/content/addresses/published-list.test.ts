import { describe, expect, test } from "vitest";
import { formatProblem } from "../source/problem.ts";
import { type PublishedPage, readPublishedList, textOfPublishedList } from "./published-list.ts";

const page = (path: string, title: string, mark = "f"): PublishedPage => ({
  path,
  locale: path.startsWith("/pt/") ? "pt" : "fr",
  title,
  fingerprint: mark.repeat(22),
});
const NOW = "2026-11-25T10:00:00.000Z";
const [ONE, TWO] = ["1".repeat(22), "2".repeat(22)];

describe("the list of what was published", () => {
  test("is read as it was written, whatever a title holds, in one order", () => {
    const pages = [page("/fr/a/", "« A »\u00a0: x"), page("/fr/c/", ""), page("/pt/b/", "B")];
    const addresses = ["/fr/c/", "/vieille page/", "/fr/feed.xml", "/fr/a/", "/pt/b/"];
    const text = textOfPublishedList(
      { comments: ["# À nous"], at: NOW, shared: ONE, pages: pages.toReversed() },
      addresses,
    );
    const read = readPublishedList(text);
    expect(read).toMatchObject({ comments: ["# À nous"], at: NOW, shared: ONE, pages, problems: [] });
    expect([...read.lines.keys()]).toEqual(addresses.toSorted());
    expect(textOfPublishedList(read, addresses.toReversed())).toBe(text);
  });

  test("has a page on one line, also where its title has two", () => {
    const text = textOfPublishedList({ shared: "", pages: [page("/fr/a/", "Un \n  deux")] }, ["/fr/a/"]);
    expect(text).toBe(`/fr/a/ ${"f".repeat(22)} Un deux\n`);
  });

  test("takes addresses alone, as people write them: with spaces round them, encoded, without their last slash", () => {
    const { lines, pages, problems } = readPublishedList("/fr/a/ \n\n  /fr/d%C3%A9part\n/old.html\n");
    expect([...lines]).toEqual([
      ["/fr/a/", 1],
      ["/fr/départ/", 3],
      ["/old.html", 4],
    ]);
    expect([pages, problems]).toEqual([[], []]);
  });

  test("of two versions that were joined, knows all addresses, the later publication, and of a page what comes last", () => {
    const one = textOfPublishedList({ at: NOW, shared: ONE, pages: [page("/fr/a/", "A")] }, ["/fr/a/", "/fr/b/"]);
    const two = textOfPublishedList({ at: "2026-11-24T10:00:00.000Z", shared: TWO, pages: [page("/fr/a/", "AA")] }, [
      "/fr/a/",
    ]);
    const read = readPublishedList(one + two);
    expect(read).toMatchObject({ at: NOW, shared: ONE, pages: [page("/fr/a/", "AA")], problems: [] });
    expect([...read.lines.keys()]).toEqual(["/fr/a/", "/fr/b/"]);
  });

  test.each([
    ["/fr/a/ 3fa9c1", "leave the address alone in it: /fr/a/"],
    ["https://www.site.example/fr/a/", "leave the address alone in it: /fr/a/"],
    ["fr/a/", "leave the address alone in it: /fr/a/"],
    [`site: ${ONE} 2026-13-25T10:00:00.000Z`, "Delete it"],
    [`site: ${ONE.slice(9)}`, "Delete it"],
    ["<<<<<<< HEAD", "delete only this one"],
    ["=======", "delete only this one"],
    [">>>>>>> 4f2a (Une visite)", "delete only this one"],
  ])("says on which line is no address, and what to do: %s", (row, words) => {
    const { problems, lines, pages } = readPublishedList(`/fr/b/\n${row}\n/fr/c/\n`);
    expect(problems.map((problem) => formatProblem(problem, "en"))).toEqual([
      expect.stringMatching(new RegExp(`^published\\.txt:2: .*${words}`)),
    ]);
    expect([[...lines.keys()], pages]).toEqual([["/fr/b/", "/fr/c/"], []]);
  });
});
