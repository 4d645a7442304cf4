// @vitest-environment jsdom
import { fireEvent, waitFor, type within } from "@testing-library/react";
import { expect, test } from "vitest";
import { article, openEditorPage } from "./test-support/editor-page.tsx";

const body = (page: ReturnType<typeof within>) => page.findByRole("textbox", { name: "Texte" });

/** Pastes what another program put on the clipboard. */
function paste(element: Element, texts: Readonly<Record<string, string>>): void {
  fireEvent.paste(element, {
    clipboardData: { getData: (type: string) => texts[type] ?? "", files: [], types: Object.keys(texts) },
  });
}

test("[O2] what was typed can still be undone after a look at another language, or at the list", async () => {
  const { page, asked, goTo } = await openEditorPage("#article/essai/fr");
  paste(await body(page), { "text/plain": "Et plus encore. " });
  await page.findByText(/Et plus encore/);
  for (const elsewhere of ["#article/essai/en", "#list/articles"]) {
    goTo(elsewhere);
    await waitFor(() => expect(page.queryByText(/Et plus encore/)).toBeNull());
    goTo("#article/essai/fr");
    await page.findByText(/Et plus encore/);
  }
  fireEvent.keyDown(await body(page), { key: "z", keyCode: 90, ctrlKey: true });
  await waitFor(() => expect(page.queryByText(/Et plus encore/)).toBeNull());
  const text = article("Un essai", "Voyez ici.\n").text;
  await waitFor(() => expect(asked.at(-1)).toMatchObject(["PUT file", { edited: { text } }]));
});

test("[O2] an empty paragraph, which is in no file, is undone by itself: the words before it stay", async () => {
  const { page, asked, goTo } = await openEditorPage("#article/essai/fr");
  paste(await body(page), { "text/plain": "Et plus encore. " });
  await page.findByText(/^Enregistré à/);
  goTo("#list/articles");
  await page.findByRole("searchbox");
  goTo("#article/essai/fr");
  // The cursor is at the beginning.
  const text = await body(page);
  fireEvent.keyDown(text, { key: "Enter", keyCode: 13 });
  await waitFor(() => expect(text.querySelectorAll("p")).toHaveLength(2));
  fireEvent.keyDown(text, { key: "z", keyCode: 90, ctrlKey: true });
  await waitFor(() => expect(text.querySelectorAll("p")).toHaveLength(1));
  expect([asked.length, text.textContent]).toEqual([1, "Et plus encore.Voyez ici."]);
});

test("[O2] one's own text is undone as it was made, joined with what somebody else has written meanwhile", async () => {
  const { page, asked, answer, goTo, tell } = await openEditorPage("#article/essai/fr");
  paste(await body(page), { "text/plain": "Le mien. " });
  await page.findByText(/^Enregistré à/);
  goTo("#list/articles");
  await page.findByRole("searchbox");
  const theirs = article("Un essai", "Voyez ici.\n\nLe leur.\n");
  answer({ "GET file": () => article("Un essai", "Le mien.Voyez ici.\n\nLe leur.\n") });
  tell({ type: "file", path: "posts/fr/essai.md", version: "9" });
  goTo("#article/essai/fr");
  await page.findByText("Le leur.");
  answer({ "GET file": theirs, "PUT file": { ...theirs, mine: article("Un essai", "Voyez ici.\n").text } });
  fireEvent.keyDown(await body(page), { key: "z", keyCode: 90, ctrlKey: true });
  await waitFor(() => expect(page.queryByText(/Le mien/)).toBeNull());
  await page.findByText("Le leur.");
  const [base, text] = ["Le mien.Voyez ici.\n", "Voyez ici.\n"].map((words) => article("Un essai", words).text);
  expect(asked.at(-1)).toMatchObject(["PUT file", { base, edited: { text } }]);
});

test("what was done is told until another view is shown, however one goes there", async () => {
  const { page, user, goTo } = await openEditorPage("#article/essai/fr", {
    "POST texts": { said: "« Un essai (2) » a été ajouté.", path: "posts/fr/visite.md" },
  });
  await user.click(await page.findByRole("button", { name: "Dupliquer" }));
  await page.findByText("« Un essai (2) » a été ajouté.");
  await page.findByRole("heading", { level: 1, name: "Une visite" });
  expect(page.getByText("« Un essai (2) » a été ajouté.")).toBeTruthy();
  goTo("#article/visite/en");
  await waitFor(() => expect(page.queryByText(/a été ajouté/)).toBeNull());
  goTo("#file/posts%2Ffr%2Fvisite.md");
  await page.findByRole("heading", { level: 1, name: "Une visite" });
  expect(page.queryByText(/a été ajouté/)).toBeNull();
});

test.each([
  ["a list", "#list/articles", "alert"],
  ["a form", "#article/essai/fr", "status"],
])("a window says by itself that its server is away, and goes on when it is back: %s", async (_what, hash, role) => {
  const { page, count, setAway } = await openEditorPage(hash);
  await page.findAllByText("Un essai");
  if (role === "status") await body(page);
  const says = () => page.queryAllByRole(role).some((one) => one.textContent?.includes("L’éditeur ne répond plus"));
  setAway(true);
  await waitFor(() => expect(says()).toBe(true));
  const before = count("GET collections");
  setAway(false);
  await waitFor(() => expect([says(), count("GET collections") > before]).toEqual([false, true]));
});

test("the menu closes as an entry is chosen, also that of what is shown", async () => {
  const { page } = await openEditorPage("#list/articles");
  await page.findByRole("searchbox");
  const menu = page.getByRole("button", { name: "Menu" });
  fireEvent.click(menu);
  expect(menu.getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(page.getByRole("link", { name: "Articles" }));
  await waitFor(() => expect(menu.getAttribute("aria-expanded")).toBe("false"));
});
