// @vitest-environment jsdom
import { fireEvent, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { MediaEntry } from "../../contract/files.ts";
import { openEditorPage, refused } from "../test-support/editor-page.tsx";

const file = (name: string, own: Partial<MediaEntry> = {}): MediaEntry => ({
  path: `media/${name}`,
  name,
  kind: name.endsWith(".png") ? "picture" : "document",
  bytes: 2048,
  version: "7",
  before: undefined,
  usedBy: [],
  ...own,
});

/** The pictures and documents; what is brought is taken, except films. */
async function media(...files: readonly MediaEntry[]) {
  const brought: (readonly [name: string | null, replaces: string | null])[] = [];
  const opened = await openEditorPage("#media", {
    "GET media": { files, unread: [] },
    "POST media": (_file: unknown, query: URLSearchParams) => {
      const name = query.get("name");
      brought.push([name, query.get("replace")]);
      if (name?.endsWith(".avi")) return refused(422, { error: { id: "kind", sentence: "Un film ne va pas ici." } });
      return { name, note: null };
    },
    "POST media/change": {},
    "POST history/restore": {},
  });
  await opened.page.findByText(files[0]?.name ?? /^Aucune image/);
  const item = (name: string) => within(opened.page.getByText(name).closest("li") ?? document.body);
  return { ...opened, brought, item };
}

const png = (name: string) => new File(["x"], name, { type: "image/png" });
const ADD = "Ajouter des images ou des documents";

test("files are brought by choosing them; the one that cannot be is named with the reason", async () => {
  const { page, user, brought, count } = await media();
  await user.upload(page.getByLabelText(ADD), [png("a.png"), new File(["x"], "film.avi"), png("b.png")]);
  await page.findByText(/^Ajouté\s: a\.png, b\.png$/);
  expect(page.getByText("film.avi").parentElement?.textContent).toContain("Un film ne va pas ici.");
  expect(brought.map(([name]) => name)).toEqual(["a.png", "film.avi", "b.png"]);
  expect(count("GET media")).toBeGreaterThan(1);
});

test("a file that is let go over the window is brought", async () => {
  const { page, brought } = await media();
  fireEvent.drop(page.getByRole("heading", { level: 1 }), { dataTransfer: { files: [png("a.png")] } });
  await page.findByText(/^Ajouté\s: a\.png$/);
  expect(brought).toEqual([["a.png", null]]);
});

test("a picture is replaced under its name by another file", async () => {
  const { item, user, brought } = await media(file("plan.png"));
  await user.upload(item("plan.png").getByLabelText(/^Remplacer/), png("autre.png"));
  await item("plan.png").findByText("Remplacé.");
  expect(brought).toEqual([["autre.png", "media/plan.png"]]);
});

test("the file that was replaced can be had again", async () => {
  const { page, item, user, asked } = await media(file("plan.png", { before: "3" }), file("neuf.png"));
  expect(item("neuf.png").queryByRole("button", { name: /^Revenir/ })).toBeNull();
  await user.click(page.getByRole("button", { name: /^Revenir au précédent.*plan\.png$/ }));
  await page.findByText("Le fichier précédent est de nouveau là.");
  expect(asked).toEqual([["POST history/restore", { path: "media/plan.png", id: "3", version: "7" }]]);
});

test("a file gets another name, not none", async () => {
  const { page, user, asked } = await media(file("plan.png"));
  await user.click(page.getByRole("button", { name: /^Renommer.*plan\.png$/ }));
  const dialog = within(await page.findByRole("dialog"));
  const name = dialog.getByRole<HTMLInputElement>("textbox", { name: "Nouveau nom" });
  const rename = dialog.getByRole("button", { name: "Renommer" });
  expect(name.value).toBe("plan.png");
  await user.clear(name);
  await user.click(rename);
  expect(name.validationMessage).toMatch(/^Il manque encore.*Nouveau nom/);
  expect(asked).toEqual([]);
  await user.type(name, "coupe.png");
  await user.click(rename);
  await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  expect(asked).toEqual([["POST media/change", { do: "rename", path: "media/plan.png", name: "coupe.png" }]]);
});

test("a picture is cropped with the arrow keys, and its point is set; documents are not", async () => {
  const { page, item, user, asked } = await media(file("plan.png"), file("a.pdf"));
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 100));
  expect(item("a.pdf").queryByRole("button", { name: /^Recadrer/ })).toBeNull();
  await user.click(item("plan.png").getByRole("button", { name: /^Recadrer/ }));
  const dialog = within(await page.findByRole("dialog"));
  dialog.getByLabelText("Bord : à gauche").focus();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}");
  const slider = dialog.getByRole<HTMLInputElement>("slider", { name: "Depuis le haut" });
  expect(slider.value).toBe("50");
  fireEvent.change(slider, { target: { value: "20" } });
  await user.click(dialog.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  const framing = { crop: { left: 2, top: 0, width: 98, height: 100 }, point: { left: 51, top: 20 } };
  expect(asked).toEqual([["POST media/change", { do: "frame", path: "media/plan.png", framing }]]);
});

test("a picture that was framed is shown so, and as a whole again where it is wanted", async () => {
  const framing = { crop: { left: 2, top: 0, width: 50, height: 100 }, point: { left: 30, top: 20 } };
  const { page, user, asked } = await media(file("plan.png", { framing }));
  await user.click(page.getByRole("button", { name: /^Recadrer/ }));
  const dialog = within(await page.findByRole("dialog"));
  expect(dialog.getByRole<HTMLInputElement>("slider", { name: "Depuis la gauche" }).value).toBe("30");
  await user.click(dialog.getByRole("button", { name: "Toute l’image" }));
  await user.click(dialog.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() =>
    expect(asked).toEqual([["POST media/change", { do: "frame", path: "media/plan.png", framing: {} }]]),
  );
});

test("a name that is refused is said in the dialog", async () => {
  const { page, user, answer } = await media(file("plan.png"));
  answer({ "POST media/change": () => refused(409, { error: { id: "taken", sentence: "Ce nom est pris." } }) });
  await user.click(page.getByRole("button", { name: /^Renommer/ }));
  await user.keyboard("x{Enter}");
  await within(await page.findByRole("dialog")).findByText("Ce nom est pris.");
});

test("a file goes after a question, and only one that no text shows", async () => {
  const { page, user, asked } = await media(
    file("plan.png"),
    file("vu.png", { usedBy: ["posts/fr/essai.md"] }),
    file("qui-sait.pdf", { usedBy: null }),
  );
  const buttons = page.getAllByRole("button", { name: /^Supprimer/ });
  expect(buttons.map((button) => button.getAttribute("aria-label")?.replace(/\s/g, " "))).toEqual([
    "Supprimer : plan.png",
  ]);
  expect(page.getByText("Impossible de dire si un texte le montre.")).toBeTruthy();
  await user.click(buttons[0] as HTMLElement);
  await user.click(within(await page.findByRole("dialog")).getByRole("button", { name: "Fermer" }));
  expect(asked).toEqual([]);
  await user.click(buttons[0] as HTMLElement);
  await user.click(within(await page.findByRole("dialog")).getByRole("button", { name: "Supprimer" }));
  await waitFor(() => expect(asked).toEqual([["POST media/change", { do: "delete", path: "media/plan.png" }]]));
});

test("the texts that show a file are named by their titles, and opened from there", async () => {
  const { page, user } = await media(file("vu.png", { usedBy: ["posts/fr/essai.md"] }));
  await user.click(page.getByText(/^Textes qui le montrent\s: 1$/));
  await user.click(page.getByRole("link", { name: "Un essai (français)" }));
  await page.findByRole("heading", { level: 1, name: "Un essai" });
});
