import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumOptions, firefoxOptions } from "../engines/installed-engines.ts";
import { type OwnerTab, openOwnerTab } from "./owner-tab.ts";
import { type OpenedEditor, openEditor } from "./running-editor.ts";

const PICTURE = "chart.png";
/** Milliseconds that the whole site may take to be built beside other tests. */
const BUILD_TIME = 100_000;
const firefox = firefoxOptions();

// Chromium does the same in one language: writing.test.ts. It stands in where there is no Firefox.
describe(`in ${firefox === undefined ? "Chromium" : "Firefox"}`, () => {
  describe("an owner who never saw the editor", () => {
    let editor: OpenedEditor;
    let owner: OwnerTab;
    beforeAll(async () => {
      editor = await openEditor();
      owner = await openOwnerTab(firefox ?? (await chromiumOptions()));
    });
    afterAll(() => Promise.all([owner?.close(), editor?.stop()]));
    const saved = (file: string) => readFile(join(editor.content, "posts", file), "utf8");

    test("[O5] writes an article with a picture in three languages, sees it as visitors will, and saves it", async () => {
      await owner.goto(editor.address());
      await owner.press("Nouvel article");
      await owner.fill("Titre", "Visiter **un terrain**");
      await owner.press("Créer");
      await owner.fill("Description pour les moteurs de recherche", "Ce qu'il faut regarder.");
      await owner.fill("Texte", "Regardez d'abord le chemin.");
      await owner.previewShows("h1", "Visiter un terrain");
      await owner.previewShows("main p", "Regardez d'abord le chemin.");
      await owner.typeOn("Texte", " Puis le puits.");
      await owner.previewShows("main p", "Puis le puits.");
      await owner.press("Image");
      await owner.press(PICTURE, "radio");
      await owner.fill("Ce que montre l’image", "Un plan du terrain");
      await owner.press("Insérer");
      await owner.previewShows("main img", "Un plan du terrain");
      await save(owner);
      const french = await saved("fr/visiter-un-terrain.md");
      expect(french).toContain("description: Ce qu'il faut regarder.\n");
      expect(french.split(/---\n+/).at(-1)).toBe(
        `Regardez d'abord le chemin. Puis le puits.\n\n![Un plan du terrain](${PICTURE})\n`,
      );

      await translate(owner, "anglais", "Visiting land", "What to look at.", "Look at the path first.");
      await translate(owner, "portugais", "Visitar um terreno", "O que deve ver.", "Veja primeiro o caminho.");
      for (const [file, words] of [
        ["en/visiting-land.md", "Look at the path first."],
        ["pt/visitar-um-terreno.md", "Veja primeiro o caminho."],
      ] as const) {
        expect(await saved(file)).toContain("key: visiter-un-terrain\n");
        expect(await saved(file)).toContain(words);
      }
      await owner.follow("Articles");
      await owner.reads("Visiter un terrain");
      expect([...owner.hosts]).toEqual(["127.0.0.1"]);
      expect(owner.errors).toEqual([]);
    }, 240_000);

    test("[O8] puts the site online with it, after a mistake that keeps it from there, and takes it back", async () => {
      await owner.follow("Publier");
      await owner.reads("Dites d'abord comment mettre le site en ligne");
      const settings = join(editor.content, "site.yaml");
      await writeFile(settings, `${await readFile(settings, "utf8")}publish: { folder: en-ligne }\n`);
      const online = (page: string) => readFile(join(editor.content, "../en-ligne", page, "index.html"), "utf8");
      const publish = async () => {
        await owner.press("Mettre en ligne");
        await owner.reads("En cours…");
        await owner.reads("C'est fait.", BUILD_TIME);
      };
      await publish();
      const first = await online("fr/blog");
      await expect(online("fr/visiter-un-terrain")).rejects.toThrow("ENOENT");
      await owner.goto(editor.at("#article/visiter-un-terrain/fr"));
      await owner.press("Publier");
      await publish();
      expect(await online("fr/visiter-un-terrain")).toContain("Puis le puits.");
      expect(await online("en/visiting-land")).toContain("Look at the path first.");
      expect(await online("pt/visitar-um-terreno")).toContain("Veja primeiro o caminho.");
      // Going back is over before one reads that it is under way.
      await owner.press("Revenir à la version précédente");
      await expect.poll(() => online("fr/blog")).toBe(first);
      await expect(online("fr/visiter-un-terrain")).rejects.toThrow("ENOENT");
      expect(owner.errors).toEqual([]);
    }, 240_000);
  });
});

/** Waits until all that was typed is in its file: a moment after the last keystroke. */
async function save(owner: OwnerTab): Promise<void> {
  await owner.reads("Enregistré à");
}

async function translate(owner: OwnerTab, language: string, title: string, description: string, words: string) {
  await owner.follow(language);
  await owner.fill(`Son titre (${language})`, title);
  await owner.press("Créer");
  await owner.fill("Description pour les moteurs de recherche", description);
  await owner.fill("Texte", words);
  await owner.previewShows("main p", words);
  await save(owner);
}
