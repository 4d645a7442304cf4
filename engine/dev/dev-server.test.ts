import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { openVite } from "./dev-server.ts";

test("an event that no page sends is not answered, and ends nothing", async () => {
  const sockets = createServer().listen(0, "127.0.0.1");
  await once(sockets, "listening");
  const cache = await mkdtemp(join(tmpdir(), "dev-server-"));
  const root = resolve(import.meta.dirname, "../..");
  const vite = await openVite({ root, folder: join(root, "examples/postcard"), cache, sockets });
  vite.ws.on("echo", (_sent, page) => page.send("echo"));
  const socket = new WebSocket(`ws://127.0.0.1:${(sockets.address() as AddressInfo).port}/`, "vite-hmr");
  const heard: unknown[] = [];
  socket.addEventListener("message", ({ data }) => heard.push((JSON.parse(String(data)) as { event?: string }).event));
  await once(socket, "open");
  const send = (event: string, data: unknown) => socket.send(JSON.stringify({ type: "custom", event, data }));
  for (const data of [{ name: "getBuiltins", id: "send:1", data: [] }, null, 1, {}]) send("vite:invoke", data);
  // The answer to an event comes before that to one that is sent after an answer.
  for (let count = 2; count <= 3; count += 1) {
    send("echo", {});
    await expect.poll(() => heard.length).toBeGreaterThanOrEqual(count);
  }
  expect(heard).toEqual([undefined, "echo", "echo"]);
  socket.close();
  await vite.close();
  sockets.close();
});
