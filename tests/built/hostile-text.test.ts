import { expect, inject, test } from "vitest";
import { readBuild } from "../support/setup/changed-build.ts";
import { parseXml } from "../support/setup/documents.ts";
import { anchorOf, HOSTILE, NAMES_OF_PARTS } from "../support/setup/extended-content.ts";
import { nameOf, only, readable, textOf } from "./queries.ts";

const site = await readBuild(inject("extendedFolder"));

test("hostile text is shown as it was written: title, text, tag and menu", async () => {
  const page = await site.page("/en/hostile/");
  expect(textOf(only(page, "h1"))).toBe(readable(HOSTILE));
  expect(textOf(only(page, ".prose > p:not(.lead, :has(a))"))).toBe(readable(HOSTILE));
  expect(page.title).toContain("</script <!--<script");
  expect([...page.querySelectorAll("header nav a")].map(nameOf)).toContain(readable(HOSTILE));
  const listing = await site.page("/en/tag/company/");
  expect(textOf(only(listing, "h1"))).toContain(readable(HOSTILE));
});

test("headings that are called like parts of the page take the place of none (D35)", async () => {
  const page = await site.page("/en/names/");
  expect(JSON.parse(only(page, "script[type='application/json']").textContent ?? "")).toHaveProperty("context");
  expect([...page.querySelectorAll("main .prose h2")].map(({ id }) => id)).toEqual([
    ...NAMES_OF_PARTS.slice(0, -1).map(anchorOf),
    "menu-2",
  ]);
  for (const id of ["_page-data", "_app", "_main", "_menu", "_announcer", "_consent", "_mark", "_hop"])
    expect(page.getElementById(id)?.closest(".prose"), id).toBeNull();
});

test("hostile text leaves the feed whole, for readers of feeds too", async () => {
  const entries = [...parseXml(await site.text("/en/feed.xml")).querySelectorAll("entry")];
  const entry = entries.find((candidate) =>
    candidate.querySelector("link")?.getAttribute("href")?.endsWith("/en/hostile/"),
  );
  expect(shownTitle(entry?.querySelector("title"))).toBe(readable(HOSTILE));
});

/** What a reader of feeds shows of a title: HTML is read once more where the feed says that it is HTML. */
function shownTitle(title: Element | null | undefined): string {
  if (title?.getAttribute("type") !== "html") return textOf(title);
  const template = title.ownerDocument.implementation.createHTMLDocument("");
  template.body.innerHTML = title.textContent ?? "";
  for (const script of template.querySelectorAll("script")) script.remove();
  return textOf(template.body);
}
