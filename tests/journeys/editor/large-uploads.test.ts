import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
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

/** Begins to send a file with a session. */
function begin(name: string, length: number): ClientRequest {
  const { host, port } = new URL(editor.origin);
  const own = { host, origin: editor.origin, "sec-fetch-site": "same-origin", cookie };
  return request({
    ...{ host: "127.0.0.1", port, method: "POST", path: `/api/media?name=${name}` },
    headers: { ...own, "content-type": "image/png", "content-length": length },
  });
}

/** Sends the rest of a file. @returns what the editor says of it */
async function finish(sent: ClientRequest, bytes: Buffer): Promise<string> {
  const answered = once(sent, "response");
  sent.end(bytes);
  const [answer] = (await answered) as [IncomingMessage];
  return (await answer.setEncoding("utf8").toArray()).join("");
}
const send = (name: string, bytes: Buffer) => finish(begin(name, bytes.length), bytes);

/** The most megabytes that the editor has had in the memory. */
async function mostMegabytes(): Promise<number> {
  const [, kilobytes = ""] = /VmHWM:\s*(\d+)/.exec(await readFile(`/proc/${editor.pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1000;
}

test.skipIf(process.platform !== "linux")(
  "[O1] large files at once are all read, one after the other, also while others come slowly; of two with one name each is kept",
  async () => {
    const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#258" } })
      .png()
      .toBuffer();
    await send("before.png", picture);
    const before = await mostMegabytes();
    const large = Buffer.alloc(40_000_000);
    const [half, rest] = [large.subarray(0, 25_000_000), large.subarray(25_000_000)];
    const slow = ["slow-1.png", "slow-2.png", "slow-3.png"].map((name) => begin(name, large.length));
    await Promise.all(slow.map((one) => new Promise((sent) => one.write(half, sent))));
    // One of them is given up.
    const [gone, ...late] = slow;
    gone?.on("error", () => {}).destroy();
    const said = await Promise.all(Array.from({ length: 14 }, (_, count) => send(`${count}.png`, large)));
    said.push(...(await Promise.all(late.map((one) => finish(one, rest)))));
    // Each was read: there is no picture in it.
    expect(said.filter((answer) => !answer.includes("Cette image est abîmée"))).toEqual([]);
    expect((await mostMegabytes()) - before).toBeLessThan(450);
    const both = await Promise.all([send("after.png", picture), send("after.png", picture)]);
    // Which of the two came first is the network's affair.
    expect(new Set(both.map((answer) => JSON.parse(answer).name))).toEqual(new Set(["after.png", "after-2.png"]));
    expect(editor.errors()).toBe("");
  },
);
