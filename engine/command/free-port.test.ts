import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { withFreePort } from "./free-port.ts";

const { argv } = process;
afterEach(() => {
  process.argv = argv;
});

async function taken(port: number): Promise<Server> {
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return server;
}

test("another port is proposed that no program uses, and the rest of what was typed stays", async () => {
  const { port } = (await taken(0)).address() as AddressInfo;
  await taken(port + 1).catch(() => {});
  process.argv = ["node", "main.ts", "--site", "examples/my card", "--port", String(port), "--drafts"];
  const proposed = await withFreePort("npm start", port, "127.0.0.1");
  const [, free] = /^npm start -- --site "examples\/my card" --drafts --port (\d+)$/.exec(proposed) ?? [];
  expect(Number(free)).not.toBe(port + 1);
  await taken(Number(free));
});
