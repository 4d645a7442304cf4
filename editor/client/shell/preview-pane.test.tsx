// @vitest-environment jsdom
import { expect, test } from "vitest";
import { openEditorPage } from "../test-support/editor-page.tsx";

const frameOf = (page: Awaited<ReturnType<typeof openEditorPage>>["page"]) =>
  page.findByTitle<HTMLIFrameElement>("Aperçu");

test("the real page is shown as wide as on a telephone, or on a screen, and can be opened alone", async () => {
  const { page, user } = await openEditorPage("#article/essai/fr");
  const frame = await frameOf(page);
  expect([frame.src, frame.width]).toEqual(["http://localhost:3000/api/preview?to=%2Ffr%2Fessai%2F", "390"]);
  await user.click(page.getByRole("radio", { name: "Écran" }));
  expect(frame.width).toBe("1280");
  expect(page.getByRole("link", { name: "Ouvrir à part" }).getAttribute("href")).toBe(frame.getAttribute("src"));
});

test("the other languages stand in its place, to translate from", async () => {
  const { page, user } = await openEditorPage("#article/essai/fr", {
    "GET file": (_body: unknown, query: URLSearchParams) => ({
      version: "1",
      kind: "markdown",
      schema: "post",
      value: { title: query.get("path")?.includes("/en/") ? "An essay" : "Un essai", description: "" },
      body: "",
      text: "",
      writable: true,
      previewPath: "/fr/essai/",
    }),
  });
  const frame = await frameOf(page);
  await user.click(page.getByRole("radio", { name: "Les autres langues" }));
  const region = await page.findByRole("region", { name: "anglais" });
  await page.findByText("An essay");
  expect([region.textContent?.includes("An essay"), frame.closest("[hidden]") !== null]).toEqual([true, true]);
});

test("what keeps the page from following is said over it, and leads there", async () => {
  const { page } = await openEditorPage("#article/essai/fr", {
    "GET held": {
      path: "posts/fr/visite.md",
      line: 1,
      field: null,
      bodyLine: 0,
      words: [],
      labels: [],
      severity: "error",
      id: "wrong",
      sentence: "Une erreur.",
    },
  });
  (await frameOf(page)).dispatchEvent(new Event("load"));
  await page.findByText(/^L’aperçu attend qu’une erreur soit corrigée ailleurs/);
  expect(page.getByRole("link", { name: /Une visite/ })).toBeTruthy();
});
