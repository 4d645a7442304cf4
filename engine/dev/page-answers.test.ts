import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:http";
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
