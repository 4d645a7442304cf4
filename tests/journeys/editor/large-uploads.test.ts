import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPeople } from "#editor/signing-in/people.ts";
import { editorAtAddress } from "./editor-at-address.ts";

let editor: Awaited<ReturnType<typeof editorAtAddress>>;
let cookie: string;
beforeAll(async () => {
  editor = await editorAtAddress();
  const people = openPeople(join(editor.folder, "editor/people.sqlite"));
  const passkey = { id: "a", publicKey: new Uint8Array([1]), counter: 0 };
  cookie = `__Host-passerelle=${people.begin(people.accept(people.invite("Inês", false), passkey).id)}`;
  people.close();
});
afterAll(() => editor?.stop());

/** Sends a file with a session. @returns what the editor says of it */
async function send(name: string, bytes: Buffer): Promise<string> {
  const { host, port } = new URL(editor.origin);
  const own = { host, origin: editor.origin, "sec-fetch-site": "same-origin", cookie };
  const asked = request({
    ...{ host: "127.0.0.1", port, method: "POST", path: `/api/media?name=${name}` },
    headers: { ...own, "content-type": "image/png", "content-length": bytes.length },
  });
  // What is refused is not read to its end.
  asked.on("error", () => {}).end(bytes);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const text = (await answer.setEncoding("utf8").toArray()).join("");
  asked.destroy();
  return text;
}

/** The most megabytes that the editor has had in the memory. */
async function mostMegabytes(): Promise<number> {
  const [, kilobytes = ""] = /VmHWM:\s*(\d+)/.exec(await readFile(`/proc/${editor.pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1000;
}

test.skipIf(process.platform !== "linux")(
  "[O1] of many large files at once as many are read as the memory has room for; the others wait, and one of two with one name is kept too",
  async () => {
    const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#258" } })
      .png()
      .toBuffer();
    await send("before.png", picture);
    const before = await mostMegabytes();
    const large = Buffer.alloc(95_000_000);
    const said = await Promise.all(Array.from({ length: 16 }, (_, count) => send(`${count}.png`, large)));
    const waiting = said.filter((answer) => answer.includes("Trop de grands fichiers arrivent en même temps"));
    expect(waiting.length).toBeGreaterThan(0);
    // Each of the others was read: there is no picture in it.
    expect(said.filter((answer) => answer.includes("Cette image est abîmée"))).toHaveLength(16 - waiting.length);
    expect((await mostMegabytes()) - before).toBeLessThan(700);
    const both = await Promise.all([send("after.png", picture), send("after.png", picture)]);
    // Which of the two came first is the network's affair.
    expect(new Set(both.map((answer) => JSON.parse(answer).name))).toEqual(new Set(["after.png", "after-2.png"]));
  },
);
