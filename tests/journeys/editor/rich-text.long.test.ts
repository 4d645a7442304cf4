import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installedFirefox, installedWebKit } from "../engines/installed-engines.ts";
import type { EngineSession, Tab } from "../engines/tab.ts";
import { type OpenedEditor, openEditor } from "./running-editor.ts";

const HEAD = "---\ntitle: Un essai\ndate: 2026-01-02\ndescription: Une description.\ntags: [finance]\n---\n";
const TEXT = "#body[contenteditable]";

// Chromium: writing.test.ts.
describe.each([
  ["Firefox", installedFirefox()],
  ["WebKitGTK", installedWebKit()],
])("in %s", (_name, engine) => {
  describe.skipIf(engine === undefined)("a text is written", () => {
    let editor: OpenedEditor;
    let session: EngineSession | undefined;
    let tab: Tab;
    let file: string;
    beforeAll(async () => {
      editor = await openEditor();
      file = join(editor.content, "posts/fr/essai.md");
      await writeFile(file, `${HEAD}\n`);
      session = await engine?.start();
      if (session) tab = await session.openTab();
    });
    afterAll(() => Promise.all([session?.close(), editor?.stop()]));

    test("with paragraphs, marks and lists, pasted into, and saved", async () => {
      await tab.goto(editor.address());
      await tab.goto(editor.at("#article/essai/fr"));
      // The editor's page is bundled first.
      await expect.poll(() => tab.evaluate((text) => document.querySelector(text) !== null, TEXT)).toBe(true);
      await tab.click(TEXT);
      await tab.type(TEXT, "Bonjour **vous**.\n- un\ndeux\n\nFin. ");
      await tab.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/html", "<p>Un <b>mot</b></p><p><s>Deux</s></p>");
        // Firefox gives an event that is made no data of ours.
        const paste = Object.defineProperty(new Event("paste", { bubbles: true, cancelable: true }), "clipboardData", {
          value: clipboardData,
        });
        document.querySelector(text)?.dispatchEvent(paste);
      }, TEXT);
      await expect
        .poll(async () => (await readFile(file, "utf8")).slice(HEAD.length))
        .toBe("Bonjour **vous**.\n\n- un\n- deux\n\nFin. Un **mot**\n\nDeux\n");
    });
  });
});
