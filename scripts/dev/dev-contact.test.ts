import { mkdtemp, readdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { NewMessage } from "#contact/server/outbox/stored-message.ts";
import { ReadingMemory } from "#engine/content/reading/reading-memory.ts";
import { readDevSite } from "#engine/dev/dev-site.ts";
import { loadSite } from "#engine/load-site.ts";
import definition from "#site/site.config.ts";
import { projectFolder } from "../project-folder.mjs";
import { devContact } from "./dev-contact.ts";

test("the development server takes messages of a site in one language too", async () => {
  const folder = await mkdtemp(join(tmpdir(), "dev-contact-"));
  const read = await readDevSite(join(projectFolder, "tests/support/content"), folder, definition, new ReadingMemory());
  const { fr } = read.localeData;
  const site = { ...read, localeData: { fr } as typeof read.localeData };

  const kept: NewMessage[] = [];
  const contact = devContact(definition, folder, (message) => kept.push(message));
  const server = createServer((request, response) => void contact?.answer(request, response, site));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/contact`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ locale: "fr", name: "Ana", email: "ana@example.com", message: "Une question, merci." }),
  });
  expect(answer.status).toBe(201);
  expect(kept.map(({ name }) => name)).toEqual(["Ana"]);
});

test("a site without contact has no contact server in development, and no outbox", async () => {
  const folder = await mkdtemp(join(tmpdir(), "dev-contact-"));
  const postcard = await loadSite(join(projectFolder, "examples/postcard"));
  expect(devContact(postcard, folder, () => {})).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
  devContact(definition, folder, () => {});
  expect(await readdir(folder)).not.toEqual([]);
});
