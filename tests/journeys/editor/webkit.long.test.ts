import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { installedWebKit } from "../engines/installed-engines.ts";
import { openEditor } from "./running-editor.ts";

const webKit = installedWebKit();

test.skipIf(webKit === undefined)(
  "[O2] in WebKitGTK what is typed is in its file, and what a killed editor did not get is there afterwards",
  async () => {
    let editor = await openEditor();
    const session = await webKit?.start();
    onTestFinished(async () => {
      await session?.close();
      await editor.stop();
    });
    const tab = await session?.openTab();
    const onDisk = () => readFile(join(editor.content, "words.txt"), "utf8");
    const openWords = async () => {
      await tab?.goto(editor.address());
      await tab?.goto(editor.at("#file/words.txt"));
      await expect.poll(() => tab?.evaluate(() => document.querySelector("#whole-text") !== null)).toBe(true);
    };
    await openWords();
    await tab?.type("#whole-text", "Tapé ici. ");
    await expect.poll(onDisk).toContain("Tapé ici. ");
    await editor.kill();
    await tab?.type("#whole-text", "Tapé après.");
    editor = await openEditor({ after: editor });
    await openWords();
    await expect.poll(onDisk).toContain("Tapé après.");
  },
);
