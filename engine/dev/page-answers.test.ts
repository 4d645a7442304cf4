import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import type { DevSite } from "./dev-site.ts";
import { pageAnswers } from "./page-answers.ts";

const root = resolve(import.meta.dirname, "../..");

test("who stops the server while a page is being made is told of no error", async () => {
  const [asked, made] = [Promise.withResolvers<void>(), Promise.withResolvers<DevSite>()];
  const errors: unknown[] = [];
  const { answer, close } = await pageAnswers({
    root,
    folder: join(root, "examples/postcard"),
    cache: await mkdtemp(join(tmpdir(), "page-answers-")),
    sockets: createServer(),
    entry: "editor/preview/main.ts",
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
