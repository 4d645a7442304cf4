import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "../../support/page-checks/axe-violations.ts";
import { visitors } from "../../support/setup/browser.ts";
import { fewArticles, type OpenedEditor, openEditor } from "./running-editor.ts";

const HEAD = "---\ntitle: Un essai\ndate: 2026-01-02\ndescription: Une description.\ntags: [finance]\n---\n";
const visit = visitors();
let editor: OpenedEditor;
let page: Page;
let errors: readonly string[];
/** What is asked of other machines. */
const elsewhere: string[] = [];
/** The article's file, its settings, its text as it is shown, and the button between that and its Markdown. */
let article: string;
let head = HEAD;
let text: Locator;
let markdown: Locator;
beforeAll(async () => {
  editor = await openEditor({ copies: fewArticles });
  const settings = join(editor.content, "site.yaml");
  await writeFile(settings, `${await readFile(settings, "utf8")}publish: { folder: en-ligne }\n`);
  ({ page, errors } = await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" }));
  page.on("request", (request) => new URL(request.url()).hostname === "127.0.0.1" || elsewhere.push(request.url()));
  await page.goto(editor.address());
  article = join(editor.content, "posts/fr/essai.md");
  text = page.locator("#body[contenteditable]");
  markdown = page.getByRole("toolbar").last().getByRole("button", { name: "Voir le Markdown" });
});
afterAll(() => editor?.stop());

/** Waits until the article's file has a text below its settings. */
const isSaved = (body: string) => expect.poll(() => readFile(article, "utf8")).toBe(head + body);

/** Puts a text in the place of the article's, in Markdown: to open another article loads the preview anew. */
async function write(body: string): Promise<void> {
  await markdown.click();
  await page.getByRole("textbox", { name: "Texte", exact: true }).fill(body);
  await markdown.click();
  await text.waitFor();
}

/** Pastes what another program put on the clipboard. */
async function paste(html: string): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}

// What each view asks of the server: editor/client/views/. It builds the site twice and bundles it for the preview.
test("[O5] [O8] an owner writes an article, sees it as visitors will, puts it online, and takes it back", async () => {
  const online = (path: string) => readFile(join(editor.content, "../en-ligne", path, "index.html"), "utf8");
  const start = async (button: string) => {
    await page.getByRole("navigation").getByRole("link", { name: "Publier" }).click();
    await page.getByRole("button", { name: button }).click();
  };
  // Each answer about the run comes once it is asked for again, as on a busy machine: how far it is can be read all the same.
  let answerLast = () => {};
  await page.route(/\/api\/runs\/last$/, async (route) => {
    answerLast();
    const response = await route.fetch();
    const run = (await response.json()) as { readonly exitCode?: number } | null;
    const answer = () => {
      answerLast = () => {};
      void route.fulfill({ response });
    };
    if (run !== null && run.exitCode === undefined) answerLast = answer;
    else answer();
  });
  const publish = async () => {
    await start("Mettre en ligne");
    await page.getByText("En cours…").waitFor();
    await page.getByText("C’est fait.").waitFor();
    const pressed = page.getByRole("button", { name: "Mettre en ligne" });
    expect(await pressed.evaluate((one) => one === document.activeElement)).toBe(true);
  };
  await publish();
  const before = await online("fr/blog");

  await page.getByRole("navigation").getByRole("link", { name: "Articles" }).click();
  await page.getByRole("button", { name: "Nouvel article" }).click();
  // What is asked is written at once, with its spaces, which would press a button.
  await page.getByRole("dialog").waitFor();
  await page.keyboard.type("Visiter **un terrain**");
  // As on a desktop: it is made once all the same.
  await page.getByRole("button", { name: "Créer" }).dblclick();
  await page
    .getByRole("textbox", { name: "Description pour les moteurs de recherche" })
    .fill("Ce qu'il faut regarder.");
  await page.getByRole("textbox", { name: "Texte", exact: true }).fill("Regardez d'abord le chemin.");
  const preview = page.frameLocator("iframe");
  await preview.getByRole("heading", { level: 1, name: "Visiter un terrain" }).waitFor();
  await preview.locator("main p", { hasText: "Regardez d’abord le chemin." }).waitFor();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await paste("<p>Puis <b>le toit</b>.</p>");
  await preview.locator("main p", { hasText: "Puis le toit." }).waitFor();
  await page.getByText("Enregistré à").waitFor();
  await page.getByRole("button", { name: "Publier" }).click();

  await publish();
  const article = await online("fr/visiter-un-terrain");
  expect(article).toContain("Regardez d’abord le chemin.");
  expect(article).toContain("Puis <strong>le toit</strong>.");
  // Going back is over before one reads that it is under way.
  await start("Revenir à la version précédente");
  await expect.poll(() => online("fr/blog")).toBe(before);
  await expect(online("fr/visiter-un-terrain")).rejects.toThrow("ENOENT");
  // What was taken back waits to be put online again, and pressing once more does it. The report of the run names it too.
  const nothingWaits = page.getByText("Rien n’a changé depuis la dernière mise en ligne.");
  await nothingWaits.waitFor({ state: "hidden" });
  await page.getByRole("main").getByRole("link", { name: "Visiter un terrain" }).waitFor();
  await start("Revenir à la version précédente");
  await nothingWaits.waitFor();
  expect(await online("fr/visiter-un-terrain")).toBe(article);
  expect([errors, elsewhere]).toEqual([[], []]);
});

// The tests that follow are one visit to this article.
test("the Markdown of a text is shown and changed by those who want it", async () => {
  await writeFile(article, `${HEAD}\n## Titre\n\n<!-- note -->\n`);
  await page.goto(editor.at("#article/essai/fr"));
  await text.waitFor();
  await markdown.click();
  expect(await page.getByRole("textbox", { name: "Texte", exact: true }).inputValue()).toBe(
    "\n## Titre\n\n<!-- note -->\n",
  );
  await markdown.click();
  await write("## Autre\n\n- a\n");
  await page.getByRole("listitem").getByText("a", { exact: true }).waitFor();
  await isSaved("## Autre\n\n- a\n");
});

test("[O6] Enter, lists, breaks, quotes and undo behave as in a word processor, and other blocks keep their bytes", async () => {
  await write("\nDebut\nsuite\n\n* a\n* b\n\n+ c\n");
  await text.getByText("Debut suite").click();
  await page.keyboard.press("End");
  await page.keyboard.type(".");
  await page.keyboard.press("Enter");
  await page.keyboard.type("1. un");
  for (const key of ["Enter", "d", "e", "u", "x", "Tab", "Shift+Enter", "b", "Enter", "Enter", "c", "Enter", "Enter"])
    await page.keyboard.press(key);
  await page.keyboard.type("Fin de **liste**. ");
  await isSaved("\nDebut suite.\n\n1. un\n   1. deux\\\n      b\n2. c\n\nFin de **liste**.\n\n* a\n* b\n\n+ c\n");
  await page.keyboard.press("Control+ArrowLeft");
  await page.keyboard.press("Control+ArrowLeft");
  await page.getByRole("button", { name: "Citation" }).click();
  await expect.poll(() => page.getByRole("button", { name: "Citation" }).getAttribute("aria-pressed")).toBe("true");
  await isSaved("\nDebut suite.\n\n1. un\n   1. deux\\\n      b\n2. c\n\n> Fin de **liste**.\n\n* a\n* b\n\n+ c\n");
  await page.keyboard.press("Control+z");
  await isSaved("\nDebut suite.\n\n1. un\n   1. deux\\\n      b\n2. c\n\nFin de **liste**.\n\n* a\n* b\n\n+ c\n");
});

test("[O6] a star within a word or a number is a star, and a year a year; around whole words stars are marks", async () => {
  await write("\n");
  await text.click();
  await page.keyboard.type("Carton de 5*3*2, client*e*s, *oui* et **non**.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("2026. Un an.");
  await isSaved("Carton de 5\\*3\\*2, client\\*e\\*s, *oui* et **non**.\n\n2026\\. Un an.\n");
});

test("[O6] what is pasted stays what it was, and what it loses is said", async () => {
  await write("\nAvant.\n");
  await text.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await paste("<p>Un</p><p><s>Deux</s></p><table><tr><td colspan=2>a<tr><td>b<td>c</table><img src='x.png'>");
  await page.getByRole("status").getByText("la barre du texte barré, des cellules fusionnées, des images").waitFor();
  await isSaved("\nAvant.\n\nUn\n\nDeux\n\n**a**\n\n| b | c |\n| --- | --- |\n");
  await paste("<p>Trois</p>");
  await page.getByText("la barre du texte barré").waitFor({ state: "detached" });
});

test("a picture is put where it is let go, and a file that a text cannot hold is refused with a sentence", async () => {
  await write("\nUn.\n\nDeux.\n\nTrois.\n");
  const drop = (target: Locator, ...files: readonly (readonly [name: string, type: string])[]) =>
    target.evaluate((element, given) => {
      const dataTransfer = new DataTransfer();
      for (const [name, type] of given)
        dataTransfer.items.add(
          new File(["<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"], name, { type }),
        );
      const { left, top } = element.getBoundingClientRect();
      const event = { dataTransfer, clientX: left + 5, clientY: top + 5, bubbles: true, cancelable: true };
      // Unless somebody takes it, the browser shows the file in place of the page.
      return element.dispatchEvent(new DragEvent("drop", event));
    }, files);
  const refused = page.getByRole("status").getByText("Seul le texte d’un article ou d’une page prend des images");
  expect(await drop(text.getByText("Deux."), ["tarifs.pdf", "application/pdf"])).toBe(false);
  await refused.waitFor();
  expect(await drop(page.getByRole("main"), ["tarifs.pdf", "application/pdf"])).toBe(false);
  expect(await drop(text.getByText("Deux."), ["plan.svg", "image/svg+xml"])).toBe(false);
  await page.getByText("Ajouté : plan.svg").waitFor();
  await refused.waitFor({ state: "detached" });
  await page.getByRole("dialog").getByRole("textbox", { name: "Ce que montre l’image" }).fill("Le plan");
  await page.getByRole("button", { name: "Insérer" }).click();
  await isSaved("\nUn.\n\nDeux.\n\n![Le plan](plan.svg)\n\nTrois.\n");
  // The preview asks for it: it would not be there any more after the next text.
  const shown = page.frameLocator("iframe").getByRole("img", { name: "Le plan" });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  // A refusal is an error of its page.
  const { page: other } = await visit({ reducedMotion: "reduce" });
  await other.goto(editor.address());
  await other.goto(editor.at("#media"));
  const media = other.getByRole("heading", { level: 1, name: "Images et documents" });
  expect(await drop(media, ["coupe.svg", "image/svg+xml"], ["film.avi", "video/avi"], ["b.svg", "image/svg+xml"])).toBe(
    false,
  );
  await other.getByText("Ajouté : coupe.svg, b.svg").waitFor();
  await other.getByRole("main").getByText("film.avi", { exact: true }).waitFor();
});

test("[O2] a key that comes before the browser has told where the cursor is replaces nothing", async () => {
  await write("\nUn.\n\nDeux.\n");
  await text.getByText("Un.").click();
  await page.keyboard.press("Control+a");
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain("Deux.");
  await text.evaluate((one) => {
    const selection = getSelection();
    selection?.selectAllChildren(one.lastChild as globalThis.Node);
    selection?.collapseToEnd();
    one.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", keyCode: 13, bubbles: true, cancelable: true }));
  });
  await page.keyboard.type("Trois.");
  await isSaved("\nUn.\n\nDeux.\n\nTrois.\n");
});

test("[O2] a text and a field that change in the same moment are both saved", async () => {
  await write("\nUn.\n");
  await text.getByText("Un.").click();
  await page.keyboard.press("End");
  await page.getByRole("textbox", { name: "Description pour les moteurs de recherche" }).evaluate(async (field) => {
    document.execCommand("insertText", false, " Deux.");
    // The text has seen the change; nothing is drawn yet.
    await Promise.resolve();
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
    set?.call(field, "Une autre description.");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  head = HEAD.replace("Une description", "Une autre description");
  await isSaved("\nUn. Deux.\n");
});

test("a table grows and shrinks by buttons and keys", async () => {
  await write("\n");
  await text.click();
  const button = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await button("Tableau");
  for (const key of ["a", "Tab", "b", "Tab", "c", "Tab", "d", "Tab", "e"]) await page.keyboard.press(key);
  await button("Ajouter une colonne");
  await isSaved("| a |  | b |\n| --- | --- | --- |\n| c |  | d |\n| e |  |  |\n");
  await page.keyboard.press("Tab");
  await button("Supprimer la colonne");
  await button("Supprimer la ligne");
  await page.keyboard.type("g");
  await isSaved("| a | b |\n| --- | --- |\n| c | dg |\n");
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  expect(await text.evaluate((one) => one === document.activeElement)).toBe(false);
});

test("a link is completed, changed and taken away; words that are no address are refused with a sentence", async () => {
  await write("\nVoyez ici.\n");
  await text.getByText("Voyez ici.").dblclick({ position: { x: 60, y: 10 } });
  const link = async (address: string) => {
    await page.keyboard.press("Control+k");
    await page.getByLabel("Ou une autre adresse").fill(address);
    await page.getByRole("button", { name: "Insérer" }).click();
  };
  await link("ici");
  const address = page.getByLabel("Ou une autre adresse");
  expect(await address.evaluate((field: HTMLInputElement) => field.validationMessage)).toMatch(/^L’adresse n’est pas/);
  expect(await address.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByRole("button", { name: "Fermer" }).click();
  await link("www.exemple.fr/a_(b)");
  await isSaved("\nVoyez [ici](https://www.exemple.fr/a_\\(b\\)).\n");
  await page.keyboard.press("ArrowLeft");
  await link("https://b.example");
  await isSaved("\nVoyez [ici](https://b.example).\n");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Control+k");
  await page.getByRole("button", { name: "Enlever le lien" }).click();
  await isSaved("\nVoyez ici.\n");
  // What is typed first is the address of a page itself.
  await page.keyboard.press("Control+k");
  await page.getByLabel("Ou une autre adresse").pressSequentially("/fr/contact/#horaires");
  await page.keyboard.press("Enter");
  await expect.poll(() => readFile(article, "utf8")).toContain("(/fr/contact/#horaires)");
});

test("the preview shows the paragraph that is written, and “Montrer” the words that are wrong", async () => {
  const filling = Array.from({ length: 30 }, (_, index) => `Un paragraphe de plus, le numéro ${index}.`).join("\n\n");
  await write(`\n${filling}\n\nà https://nu.example/\n\n{inconnu} [rien](/fr/rien/)\n`);
  const written = page.frameLocator("iframe").locator("[data-written]");
  await text.locator(".underlined", { hasText: "inconnu" }).waitFor();
  await text.getByText("le numéro 28.").click();
  await written.getByText("le numéro 28.").waitFor();
  await expect.poll(() => written.evaluate((one) => one.getBoundingClientRect().bottom < innerHeight)).toBe(true);
  await text.getByText("le numéro 3.").click();
  await written.getByText("le numéro 3.").waitFor();
  const selected = () => expect.poll(() => page.evaluate(() => String(getSelection())));
  const shows = page.getByRole("button", { name: /^Montrer/ });
  await shows.first().click();
  await selected().toContain("https://nu.example/");
  await shows.last().click();
  await selected().toBe("rien");
  await page.getByRole("navigation").getByRole("link", { name: "Publier" }).click();
  await page.getByRole("listitem").filter({ hasText: "/fr/rien/" }).getByRole("link").click();
  await text.waitFor();
  await selected().toBe("rien");
  expect(errors).toEqual([]);
});

// The last: its request that fails is an error of the page.
test("what is typed at the end of a long text is in sight, also while it cannot be saved", async () => {
  await write(`${"\nUn paragraphe.\n".repeat(60)}\nFin.\n`);
  const isInSight = () =>
    page.evaluate(() => {
      const [bar, caret] = [document.querySelector(".save-bar"), getSelection()?.getRangeAt(0)];
      return Number(caret?.getBoundingClientRect().bottom) < Number(bar?.getBoundingClientRect().top);
    });
  await text.getByText("Un paragraphe.").first().click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Ou presque");
  await expect.poll(isInSight).toBe(true);
  await page.route(/\/api\/file$/, (route) => route.abort());
  await page.keyboard.type(",");
  await page.getByText("L’éditeur ne répond plus").waitFor();
  await expect.poll(isInSight).toBe(true);
  await page.unroute(/\/api\/file$/);
  await isSaved(`${"\nUn paragraphe.\n".repeat(60)}\nFin. Ou presque,\n`);
});
