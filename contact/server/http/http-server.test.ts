import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { httpServer, MAX_CONNECTIONS_OF_ONE } from "./http-server.ts";

const sockets = new Set<Socket>();
let server: Server;
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

/** Opens many connections from this machine. @returns how many were refused */
async function refusedOf(count: number, proxies: readonly string[]): Promise<number> {
  server = httpServer((_request, response) => response.end("ok"), proxies).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const outcomes = Array.from({ length: count }, async () => {
    const socket = connect(port, "127.0.0.1");
    sockets.add(socket);
    socket.on("error", () => undefined);
    const outcome = Promise.race([
      once(socket, "data").then(
        () => 0,
        () => 1,
      ),
      once(socket, "close").then(() => 1),
    ]);
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    return outcome;
  });
  return (await Promise.all(outcomes)).reduce((sum, refused) => sum + refused, 0);
}

test("one client gets a share of the connections and no more", { timeout: 30_000 }, async () => {
  expect(await refusedOf(MAX_CONNECTIONS_OF_ONE + 50, [])).toBe(50);
  const [first] = sockets;
  first?.destroy();
  await expect
    .poll(() => new Promise((done) => server.getConnections((_, count) => done(count))))
    .toBeLessThan(MAX_CONNECTIONS_OF_ONE);
  const next = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sockets.add(next);
  next.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  expect(String((await once(next, "data"))[0])).toContain("200 OK");
});

test("a proxy of ours brings the connections of many clients", { timeout: 30_000 }, async () => {
  expect(await refusedOf(MAX_CONNECTIONS_OF_ONE + 50, ["127.0.0.0/8"])).toBe(0);
});
