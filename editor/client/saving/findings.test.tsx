// @vitest-environment jsdom
import { waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Finding } from "../../contract/findings.ts";
import { firstPublication, openEditorPage } from "../test-support/editor-page.tsx";

const finding = (own: Partial<Finding>): Finding => ({
  path: "posts/fr/essai.md",
  line: 3,
  field: ["description"],
  bodyLine: null,
  words: [],
  labels: ["Description"],
  severity: "error",
  id: "too-long",
  sentence: "Trop long.",
  ...own,
});
const link = finding({
  severity: "note",
  id: "link-to-an-old-address",
  field: null,
  bodyLine: 0,
  words: ["/fr/avant/", "/fr/apres/"],
  sentence: "Un lien conduit à une ancienne adresse.",
});
const open = (...findings: readonly Finding[]) =>
  openEditorPage("#article/essai/fr", {
    "GET findings": findings,
    "POST texts": { said: "Liens corrigés : 2.", path: null },
  });

test("what stops publishing is open, what does not is counted and folded", async () => {
  const { page, user } = await open(finding({}), link);
  const errors = (await page.findByText("À corriger avant de publier")).closest(".note") as HTMLElement;
  expect(within(errors).getByRole("listitem").textContent).toMatch(/Trop long/);
  const notes = page.getByText("Remarques : 1");
  expect(notes.closest("details")?.open).toBe(false);
  await user.click(notes);
  expect(notes.closest("details")?.open).toBe(true);
});

test("“Montrer” leads to the field, and selects the words that are meant there", async () => {
  const { page, user } = await open(finding({ words: ["description"] }));
  await user.click(await page.findByRole("button", { name: "Montrer" }));
  const field = page.getByRole("textbox", { name: "Description" }) as HTMLTextAreaElement;
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("description");
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

test("links to an old address are corrected everywhere by one press, and it is said", async () => {
  const { page, user, asked } = await open(link);
  await user.click(await page.findByText("Remarques : 1"));
  await user.click(page.getByRole("button", { name: "Corriger partout" }));
  expect(asked).toEqual([["POST texts", { do: "correct-links", old: "/fr/avant/", now: "/fr/apres/" }]]);
  await page.findByText("Liens corrigés : 2.");
});

test("before publishing a finding leads to its field in the form", async () => {
  const { page, user } = await openEditorPage("#publish", {
    "GET findings": [finding({})],
    "GET publishing": firstPublication,
    "GET runs/last": null,
  });
  await user.click(await page.findByRole("link", { name: "Un essai (français) › Description" }));
  const field = await page.findByRole("textbox", { name: "Description" });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test("in a narrow window one of the text and its page is shown, and the menu opens and closes", async () => {
  const { page, user } = await open();
  const preview = await page.findByRole("button", { name: "Aperçu" });
  await user.click(preview);
  expect([preview, page.getByRole("button", { name: "Texte" })].map((one) => one.getAttribute("aria-pressed"))).toEqual(
    ["true", "false"],
  );
  expect(preview.closest(".split")?.getAttribute("data-side")).toBe("preview");
  const menu = page.getByRole("button", { name: "Menu" });
  await user.click(menu);
  expect(menu.getAttribute("aria-expanded")).toBe("true");
  await user.click(page.getByRole("link", { name: "Articles" }));
  await waitFor(() => expect(menu.getAttribute("aria-expanded")).toBe("false"));
});
