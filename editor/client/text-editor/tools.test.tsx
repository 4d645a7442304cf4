// @vitest-environment jsdom
import { fireEvent, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Media } from "../../contract/files.ts";
import { openEditorPage } from "../test-support/editor-page.tsx";

/** An article whose text is selected, its buttons, and what its text in the file becomes. */
async function selectedText(answers = {}) {
  const opened = await openEditorPage("#article/essai/fr", answers);
  const text = await opened.page.findByRole("textbox", { name: "Texte" });
  fireEvent.keyDown(text, { key: "a", keyCode: 65, ctrlKey: true });
  const bar = opened.page
    .getAllByRole("toolbar")
    .find((toolbar) => toolbar.getAttribute("aria-controls") === text.id) as HTMLElement;
  const tool = (name: string) => within(bar).getByRole("button", { name });
  const isWritten = (body: string) =>
    waitFor(() => expect(opened.asked.at(-1)).toMatchObject(["PUT file", { edited: { body } }]));
  const isTaken = async (name: string) => {
    await opened.user.click(tool(name));
    return within(await opened.page.findByRole("dialog"));
  };
  return { ...opened, text, tool, isWritten, isTaken };
}

test.each([
  ["Intertitre", "## Voyez ici.\n"],
  ["Petit intertitre", "### Voyez ici.\n"],
  ["Gras", "**Voyez ici.**\n"],
  ["Italique", "*Voyez ici.*\n"],
  ["Liste à puces", "- Voyez ici.\n"],
  ["Liste numérotée", "1. Voyez ici.\n"],
  ["Citation", "> Voyez ici.\n"],
])("%s makes of what is selected what it says, and takes it back when it is pressed again", async (name, body) => {
  const { user, tool, isWritten, asked } = await selectedText();
  expect(tool(name).getAttribute("aria-pressed")).toBe("false");
  await user.click(tool(name));
  await isWritten(body);
  expect(tool(name).getAttribute("aria-pressed")).toBe("true");
  await user.click(tool(name));
  await waitFor(() => expect(asked.at(-1)?.[1]).not.toMatchObject({ edited: { body } }));
  expect(tool(name).getAttribute("aria-pressed")).toBe("false");
});

test("a table stands below the text, and its buttons come with it", async () => {
  const { user, tool, isWritten } = await selectedText();
  await user.click(tool("Tableau"));
  await isWritten("Voyez ici.\n\n|  |  |\n| --- | --- |\n|  |  |\n");
  await user.click(tool("Ajouter une ligne"));
  await isWritten("Voyez ici.\n\n|  |  |\n| --- | --- |\n|  |  |\n|  |  |\n");
  await user.click(tool("Ajouter une colonne"));
  await isWritten("Voyez ici.\n\n|  |  |  |\n| --- | --- | --- |\n|  |  |  |\n|  |  |  |\n");
});

test("words of another language are marked with the one that is chosen", async () => {
  const { user, isTaken, isWritten } = await selectedText();
  const dialog = await isTaken("Mot d’une autre langue");
  await user.click(dialog.getByRole("radio", { name: "portugais" }));
  await user.click(dialog.getByRole("button", { name: "Insérer" }));
  await isWritten(":pt[Voyez ici.]\n");
});

test("a picture is put in with what it shows, and not without", async () => {
  const picture = { kind: "picture", bytes: 9, version: "1", before: undefined, usedBy: [] } as const;
  const media: Media = { files: [{ ...picture, path: "media/plan.png", name: "plan.png" }], unread: [] };
  const { user, isTaken, isWritten } = await selectedText({ "GET media": media });
  const dialog = await isTaken("Image");
  await user.click(await dialog.findByRole("radio", { name: "plan.png" }));
  await user.click(dialog.getByRole("button", { name: "Insérer" }));
  const shown = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Ce que montre l’image" });
  expect(shown.validationMessage).toMatch(/^Il manque encore.*Ce que montre l’image/);
  await user.type(shown, "Le plan");
  await user.click(dialog.getByRole("button", { name: "Insérer" }));
  await isWritten("Voyez ici.\n\n![Le plan](plan.png)\n");
});

test("several pictures that are brought at once are a gallery, each with what it shows", async () => {
  const answers = {
    "GET media": { files: [], unread: [] } satisfies Media,
    "POST media": (_file: unknown, query: URLSearchParams) => ({ name: query.get("name"), note: null }),
  };
  const { user, isTaken, isWritten, asked } = await selectedText(answers);
  const dialog = await isTaken("Image");
  const files = ["a.png", "b.png"].map((name) => new File(["x"], name, { type: "image/png" }));
  await user.upload(dialog.getByLabelText(/^Ajouter de nouvelles images/), files);
  await user.type(await dialog.findByRole("textbox", { name: /^Ce que montre l’image.*a\.png$/ }), "Le plan");
  await user.click(dialog.getByRole("button", { name: "Insérer" }));
  await user.type(dialog.getByRole("textbox", { name: /^Ce que montre l’image.*b\.png$/ }), "La coupe");
  await user.type(dialog.getByRole("textbox", { name: /^Légende.*b\.png/ }), "Au nord");
  await user.click(dialog.getByRole("button", { name: "Insérer" }));
  await isWritten('Voyez ici.\n\n![Le plan](a.png)\n![La coupe](b.png "Au nord")\n');
  expect(asked.filter(([place]) => place === "POST media")).toHaveLength(2);
});

test("a video is put in by the code that its provider gives", async () => {
  const embedServices = [{ name: "video", title: { fr: "Films", en: "Films", pt: "Filmes" } }];
  const targets = { icon: null, links: [], tags: [], embedServices };
  const { user, isTaken, isWritten } = await selectedText({ "GET targets": targets });
  const dialog = await isTaken("Vidéo ou carte d’un autre site");
  const code = await dialog.findByRole("textbox", { name: "Code ou adresse donnés par le fournisseur" });
  fireEvent.change(code, {
    target: { value: '<iframe width="640" height="360" src="https://v.example/e?a=1&amp;b=2"></iframe>' },
  });
  await user.type(dialog.getByRole("textbox", { name: /^Titre que/ }), "La visite");
  await user.click(dialog.getByRole("button", { name: "Insérer" }));
  const line = '::embed[La visite]{service="video" src="https://v.example/e?a=1&b=2" width=640 height=360}';
  await isWritten(`Voyez ici.\n\n${line}\n`);
});

test("the Markdown of a text is written by those who want it, and shown as a text again", async () => {
  const { page, user, tool, isWritten } = await selectedText();
  await user.click(tool("Voir le Markdown"));
  const source = await page.findByDisplayValue("Voyez ici.");
  fireEvent.change(source, { target: { value: "Voyez **là**.\n" } });
  await isWritten("Voyez **là**.\n");
  const [shown] = page.getAllByRole("button", { name: "Voir le Markdown", pressed: true });
  await user.click(shown as HTMLElement);
  expect((await page.findByText("là")).tagName).toBe("STRONG");
});
