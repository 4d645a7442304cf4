import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { ownServer } from "./own-server.ts";

const PATIENCE = { timeout: 60_000, interval: 50 };

/** A server that says how many bytes it was sent; its address. */
async function server(): Promise<string> {
  const cache = await mkdtemp(join(tmpdir(), "own-server-"));
  const onError = (error: unknown) => expect.unreachable(String(error));
  const app = ownServer({ judge: async () => {}, cache, language: async () => "en", onError });
  app.post("/api/bytes", async ({ body }) => String((body as Buffer).length));
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/bytes`;
}

/** Begins to send so many bytes, and sends one. */
async function begin(address: string, length: number) {
  const sent = request(address, { method: "POST", headers: { "content-length": length } });
  sent.on("error", () => {});
  await new Promise((written) => sent.write("a", written));
  return sent;
}

/** What is answered to so many bytes. */
async function send(address: string, length: number) {
  const sent = request(address, { method: "POST", headers: { "content-length": length } });
  sent.on("error", () => {}).end(Buffer.alloc(length));
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode, text: (await answer.setEncoding("utf8").toArray()).join("") };
}

test("[O1] large requests that never end take a room with an end, of all servers together: one more is asked to come again, small ones come in, and what is given up leaves its room", async () => {
  const servers = await Promise.all([server(), server()]);
  const [one, other] = servers;
  const unfinished = await Promise.all(
    Array.from({ length: 10 }, (_, index) => begin(servers[index % 2] ?? "", 99_900_000)),
  );
  onTestFinished(() => unfinished.forEach((sent) => void sent.destroy()));
  const large = 2_000_000;
  for (const address of servers)
    await vi.waitFor(async () => {
      const text = expect.stringContaining("Send this one again");
      expect(await send(address, large)).toEqual({ status: 503, text });
    }, PATIENCE);
  expect(await send(one, 1000)).toEqual({ status: 200, text: "1000" });
  unfinished[0]?.destroy();
  await vi.waitFor(
    async () => expect(await send(other, large)).toEqual({ status: 200, text: String(large) }),
    PATIENCE,
  );
});
