import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { onPath } from "#scripts/programs/on-path.mjs";
import { addAuthenticator, editorAtAddress } from "../journeys/editor/editor-at-address.ts";
import { visitors } from "../support/setup/browser.ts";
import { startNginxEdit } from "./nginx.ts";

const visit = visitors();

// With Caddy, under systemd: editor-walk.long.test.ts.
test.skipIf(onPath("nginx") === undefined)(
  "[O1] behind nginx with the shipped file people sign in, see what changes at once and the page of its own host, and send large files",
  async () => {
    const editor = await editorAtAddress({ front: startNginxEdit });
    onTestFinished(() => editor.stop());
    const { page, context, errors } = await visit({ viewport: { width: 1440, height: 900 } });
    await addAuthenticator(page, context);
    await page.goto(editor.invite("Inês"));
    await page.getByRole("button", { name: "Créer ma clé d’accès" }).click();
    await page.getByRole("heading", { level: 1, name: "Articles" }).waitFor();

    await page.goto(`${editor.origin}/#file/words.txt`);
    const words = page.getByLabel("Le fichier entier");
    await words.waitFor();
    // A stream tells of it, which nginx must not keep back.
    await writeFile(join(editor.content, "words.txt"), "d’une autre main\n");
    await expect.poll(() => words.inputValue()).toBe("d’une autre main\n");

    await page.goto(`${editor.origin}/#page/home/fr`);
    await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
    expect(page.frames().some((frame) => frame.url().startsWith(editor.previewOrigin))).toBe(true);

    // More than nginx takes by default.
    const sent = await page.evaluate(async () => {
      const body = new Blob(["%PDF-1.4\n", new Uint8Array(3_000_000)]);
      const answer = await fetch("/api/media?name=long.pdf", { method: "POST", body });
      return answer.status;
    });
    expect(sent).toBe(200);
    expect(errors).toEqual([]);
  },
);
