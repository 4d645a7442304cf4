import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { DevSite } from "./dev-site.ts";
import { pageAnswers } from "./page-answers.ts";

test("who stops the server while a page is being made is told of no error", async () => {
  const [asked, made] = [Promise.withResolvers<void>(), Promise.withResolvers<DevSite>()];
  const errors: unknown[] = [];
  const never = () => Promise.reject(new Error("No program is asked for."));
  const { answer, close } = pageAnswers({
    cache: await mkdtemp(join(tmpdir(), "page-answers-")),
    program: never,
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
  close();
  made.reject(new Error("The server is being restarted or closed."));
  expect(await page).toBe("no answer");
  expect(errors).toEqual([]);
  server.close();
});

test("a target that nobody can read is answered, with no word of an error", async () => {
  const { answer } = pageAnswers({
    cache: await mkdtemp(join(tmpdir(), "page-answers-")),
    program: () => Promise.reject(new Error("No program is asked for.")),
    errorPage: async (error) => String(error),
    site: () => Promise.reject(new Error("No page has this address.")),
  });
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
  server.close();
});
