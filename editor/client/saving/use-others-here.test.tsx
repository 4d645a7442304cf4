// @vitest-environment jsdom
import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { COLLECTIONS, openEditorPage } from "../test-support/editor-page.tsx";

const path = "posts/fr/essai.md";

test("who else has a text open is named beside it, until they leave or the server is away; the server hears of this window", async () => {
  const { page, asked, tell, setAway, goTo } = await openEditorPage("#article/essai/fr", {
    "GET collections": { ...COLLECTIONS, me: "Inês" },
    "POST here": null,
  });
  await page.findByRole("textbox", { name: /Titre/ });
  const here = (...open: readonly (readonly [name: string, path: string])[]) =>
    tell({ type: "here", open: open.map(([name, path]) => ({ name, path })) });
  here(["Inês", path], ["Léa", "site.yaml"], ["Tom", "posts/en/visit.md"]);
  expect(page.queryByText(/Aussi dans ce texte/)).toBeNull();
  // In two windows, and in another language of the same text.
  here(["Inês", path], ["Ana", path], ["Ana", path], ["Rui", "posts/en/essay.md"]);
  await page.findByText(/^Aussi dans ce texte : Ana, Rui \(anglais\)$/);
  here(["Inês", path], ["Inês", "posts/en/essay.md"]);
  await waitFor(() => expect(page.queryByText(/Aussi dans ce texte/)).toBeNull());
  here(["Inês", path], ["Ana", path]);
  await page.findByText(/Ana$/);
  setAway(true);
  await waitFor(() => expect(page.queryByText(/Ana$/)).toBeNull());
  setAway(false);
  goTo("#list/articles");
  const said = { window: expect.any(String), path };
  await waitFor(() => expect(asked.at(-1)).toEqual(["POST here", { ...said, isOpen: false }]));
  expect(asked[0]).toEqual(["POST here", { ...said, isOpen: true }]);
});

test("on one's own machine nobody is told of anything", async () => {
  const { page, asked } = await openEditorPage("#article/essai/fr");
  await page.findByRole("textbox", { name: /Titre/ });
  expect(asked).toEqual([]);
});
