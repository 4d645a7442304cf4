import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import fastify from "fastify";
import { expect, test } from "vitest";
import { serveByHost } from "./serve-by-host.ts";

test("a request that comes too slowly is cut off, its head as its body, and the next is answered", async () => {
  const [editor, preview] = [fastify(), fastify()];
  editor.all("/", async () => "editor");
  preview.all("/", async () => "preview");
  await Promise.all([editor.ready(), preview.ready()]);
  const times = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 };
  const server = serveByHost(editor, preview, "preview.example.com", times).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answerTo = async (sent: string) => {
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    socket.write(sent);
    return (await socket.toArray()).join("");
  };
  expect(await answerTo("POST / HTTP/1.1\r\nhost: edit.example.com\r\nx-slow:")).toMatch(/^HTTP\/1\.1 408/);
  expect(
    await answerTo(
      "POST / HTTP/1.1\r\nhost: edit.example.com\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\n1234",
    ),
  ).toMatch(/^HTTP\/1\.1 408/);
  for (const name of ["editor", "preview"])
    expect(await answerTo(`GET / HTTP/1.1\r\nhost: ${name}.example.com\r\nconnection: close\r\n\r\n`)).toContain(name);
  server.close();
});
