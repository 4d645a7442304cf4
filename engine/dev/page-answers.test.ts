import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import type { DevSite } from "./dev-site.ts";
import { pageAnswers } from "./page-answers.ts";

const root = resolve(import.meta.dirname, "../..");

/** Answers for the pages of the postcard, which are those of `site`. */
async function postcard(
  parts: Pick<Parameters<typeof pageAnswers>[0], "errorPage" | "site">,
  sockets = createServer(),
) {
  const cache = await mkdtemp(join(tmpdir(), "page-answers-"));
  const folder = join(root, "examples/postcard");
  return pageAnswers({ root, folder, cache, sockets, entry: "editor/preview/main.ts", ...parts });
}

test("who stops the server while a page is being made is told of no error", async () => {
  const [asked, made] = [Promise.withResolvers<void>(), Promise.withResolvers<DevSite>()];
  const errors: unknown[] = [];
  const { answer, close } = await postcard({
    errorPage: async (error) => {
      errors.push(error);
      return "";
    },
    site: () => {
      asked.resolve();
      return made.promise;
    },
  });
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const page = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/it/`).catch(() => "no answer");
  await asked.promise;
  await close();
  made.reject(new Error("The server is being restarted or closed."));
  expect(await page).toBe("no answer");
  expect(errors).toEqual([]);
  server.close();
});

test("a target that nobody can read is answered, with no word of an error", async () => {
  const asked: unknown[] = [];
  const { vite, answer, close } = await postcard({
    errorPage: async (error) => String(error),
    site: () => Promise.reject(new Error("No page has this address.")),
  });
  vite.config.logger.error = (text) => void asked.push(text);
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const statusOf = async (path: string) => {
    const [{ statusCode }] = await once(get({ port, path, host: "127.0.0.1", agent: false }), "response");
    return statusCode;
  };
  expect(await Promise.all(["/%", "/it/%E9", "*", "/@fs/%"].map(statusOf))).toEqual([400, 400, 400, 400]);
  // These are addresses, of which the site is asked.
  expect(await Promise.all(["//", "//elsewhere.example/", "/["].map(statusOf))).toEqual([500, 500, 500]);
  expect(asked).toEqual([]);
  server.close();
  await close();
});

test("an event that no page sends is not answered, and ends nothing", async () => {
  const sockets = createServer().listen(0, "127.0.0.1");
  await once(sockets, "listening");
  const never = () => Promise.reject(new Error("No page is asked for."));
  const { vite, close } = await postcard({ errorPage: never, site: never }, sockets);
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
  await close();
  sockets.close();
});
