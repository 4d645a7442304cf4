import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPeople } from "#editor/signing-in/people.ts";
import { installedFirefox } from "../engines/installed-engines.ts";
import { editorAtAddress } from "./editor-at-address.ts";

const firefox = installedFirefox();

test.skipIf(firefox === undefined)(
  "[O1] in Firefox the page to sign in, a text that is written, and what goes online are there, without an error",
  async () => {
    // Nothing is put online.
    const editor = await editorAtAddress({ site: "http://127.0.0.1:9" });
    const session = await firefox?.start();
    onTestFinished(async () => {
      await session?.close();
      await editor.stop();
    });
    const tab = await session?.openTab();
    const shows = (selector: string) =>
      expect.poll(() => tab?.evaluate((wanted) => document.querySelector(wanted) !== null, selector)).toBe(true);
    await tab?.goto(editor.invite("Inês"));
    await shows("h1");
    expect(await tab?.evaluate(() => document.querySelector("button")?.textContent)).toBe("Créer ma clé d’accès");
    // Firefox has no pretended device: the session is begun for it.
    const people = openPeople(join(editor.folder, "editor/people.sqlite"));
    const { id } = people.accept(people.invite("Rui", false), { id: "a", publicKey: new Uint8Array([1]), counter: 0 });
    await tab?.setCookie(editor.origin, "__Host-passerelle", people.begin(id));
    people.close();
    await tab?.goto(`${editor.origin}/#file/words.txt`);
    await shows("#whole-text");
    await tab?.type("#whole-text", "Tapé ici. ");
    await expect.poll(() => readFile(join(editor.content, "words.txt"), "utf8")).toContain("Tapé ici. ");
    await tab?.goto(`${editor.origin}/#publish`);
    await shows("main .actions .button");
    expect(
      await tab?.evaluate(() => document.querySelector("main .error, main [role=alert]")?.textContent),
    ).toBeUndefined();
  },
);
