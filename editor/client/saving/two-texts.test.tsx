// @vitest-environment jsdom
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Conflict, Piece } from "../../contract/files.ts";
import { article, openEditorPage, refused } from "../test-support/editor-page.tsx";

const PIECES: readonly Piece[] = [
  { mine: ["Un, d'ici."], theirs: ["Un, d'ailleurs."] },
  { same: ["", "Deux.", ""] },
  { mine: ["Trois, d'ici."], theirs: ["Trois, d'ailleurs."] },
  { same: [""] },
];
const THEIRS = "Un, d'ailleurs.\n\nDeux.\n\nTrois, d'ailleurs.\n";

/** An article in which something is typed that somebody else has changed too. */
async function twoTexts(theirs: string | null) {
  const conflict: Conflict = { error: { id: "two-versions", sentence: "Deux textes." }, theirs, pieces: PIECES };
  const opened = await openEditorPage("#article/essai/fr", { "PUT file": () => refused(409, conflict) });
  const { page, user, answer, asked } = opened;
  await user.type(await page.findByRole("textbox", { name: "Description" }), "!");
  await user.click(await page.findByRole("button", { name: "Choisir" }));
  const dialog = within(await page.findByRole("dialog"));
  answer({
    "PUT file": ({ edited }: { readonly edited: { readonly text: string } }) => ({
      version: "2",
      text: edited.text,
      mine: edited.text,
    }),
    "GET file": () => article("Un essai", "Choisi.\n"),
  });
  const before = asked.length;
  return { ...opened, dialog, sent: () => asked.slice(before) };
}

test.each([
  ["of each place", ["Ici", "Ailleurs"], "Un, d'ici.\n\nDeux.\n\nTrois, d'ailleurs.\n"],
  ["here in the last place alone", ["Ailleurs", "Ici"], "Un, d'ailleurs.\n\nDeux.\n\nTrois, d'ici.\n"],
])("[O2] of two texts the one that is chosen is kept: %s", async (_what, sides, text) => {
  const { user, page, dialog, sent } = await twoTexts(THEIRS);
  for (const [index, side] of sides.entries()) {
    const place = within(dialog.getByRole("group", { name: new RegExp(`^Endroit ${index + 1} `) }));
    await user.click(place.getByRole("radio", { name: new RegExp(`^${side}`) }));
  }
  await user.click(dialog.getByRole("button", { name: "Garder ce choix" }));
  await page.findByText("Choisi.");
  expect(sent().at(-1)).toEqual(["PUT file", { path: "posts/fr/essai.md", base: THEIRS, edited: { text } }]);
});

test("[O2] one press chooses one of the two texts everywhere", async () => {
  const { user, page, dialog, sent } = await twoTexts(THEIRS);
  await user.click(dialog.getByRole("button", { name: "Partout ce qui est écrit ailleurs" }));
  await user.click(dialog.getByRole("button", { name: "Garder ce choix" }));
  await page.findByText("Choisi.");
  expect(sent().at(-1)).toMatchObject(["PUT file", { edited: { text: THEIRS } }]);
});

test("[O2] a text that was deleted elsewhere stays deleted where that is chosen", async () => {
  const { user, page, dialog, sent } = await twoTexts(null);
  await user.click(dialog.getByRole("button", { name: "Le laisser supprimé" }));
  await page.findByText("Choisi.");
  expect(JSON.stringify(sent())).not.toContain('"text"');
});
