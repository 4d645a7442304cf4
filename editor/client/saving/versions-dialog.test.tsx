// @vitest-environment jsdom
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { article, openEditorPage } from "../test-support/editor-page.tsx";

const NOW = article("Un essai", "Maintenant.\n");
/** Minutes apart: their hours are those of the machine's zone. */
const VERSIONS = ["c", "b", "a"].map((id, index) => ({
  id,
  savedAt: new Date(2026, 10, 20, 10, 30 - index).toISOString(),
}));

test("[O2] the version that comes back is the one that was chosen and seen", async () => {
  let restored = NOW;
  const { page, user, asked } = await openEditorPage("#article/essai/fr", {
    "GET file": () => restored,
    "GET history": VERSIONS,
    "GET history/text": (_body: unknown, query: URLSearchParams) => `Ancien texte ${query.get("id")}.`,
    "POST history/restore": ({ id }: { readonly id: string }) => {
      restored = article("Un essai", `Revenu à ${id}.\n`);
      return null;
    },
  });
  await user.click(await page.findByRole("button", { name: "Versions" }));
  const dialog = within(await page.findByRole("dialog"));
  for (const [time, id] of [
    ["10:28:00", "a"],
    ["10:29:00", "b"],
  ] as const) {
    await user.click(await dialog.findByRole("radio", { name: time }));
    await dialog.findByText(`Ancien texte ${id}.`);
  }
  await user.click(dialog.getByRole("button", { name: "Revenir à cette version" }));
  await page.findByText("Revenu à b.");
  expect(asked).toEqual([["POST history/restore", { path: "posts/fr/essai.md", id: "b", version: NOW.version }]]);
  expect(page.queryByRole("dialog")).toBeNull();
});
