import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changedContent } from "../built/changed-build.ts";
import { removeTemporaryFolders, runDevelopment } from "../built/run-generator.ts";
import { visitors } from "../setup/browser.ts";
import { startDevServer } from "../setup/start-dev-server.ts";

const POST = "posts/en/a-post-being-written.md";
const TEXT = `---
title: "First words"
date: 2026-11-01
description: "A post that is being written."
tags: []
---

Some text.
`;

const visit = visitors();
let content = "";
let server: Awaited<ReturnType<typeof startDevServer>>;
beforeAll(async () => {
  content = await changedContent({ [POST]: TEXT });
  server = await startDevServer(content);
});
afterAll(async () => {
  await server.stop();
  await removeTemporaryFolders();
});

test("the development server shows a page; what is saved comes into it, an error in it too until it is fixed", async () => {
  const { page, errors } = await visit();
  const heading = page.locator("main h1");
  const shows = (text: string) => expect.poll(() => heading.textContent(), { timeout: 40_000 }).toContain(text);
  // The first page waits until its packages have been bundled.
  await page.goto(`${server.origin}/en/a-post-being-written/`, { timeout: 60_000 });
  await shows("First words");
  expect(errors).toEqual([]);

  const file = join(content, POST);
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace("First words", "Better words"));
  await shows("Better words");

  const theme = join(content, "theme.yaml");
  await writeFile(theme, (await readFile(theme, "utf8")).replace("radius: 3", "radius: 11"));
  const radius = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--radius"));
  await expect.poll(radius, { timeout: 40_000 }).toBe("11px");

  await writeFile(file, text.replace("date: 2026-11-01", "date: soon"));
  await page.locator("pre", { hasText: POST }).waitFor({ timeout: 40_000 });
  await writeFile(file, text);
  await shows("First words");
}, 150_000);

test("a port that another program uses is said, with what to do", async () => {
  const { port } = new URL(server.origin);
  const { code, errors } = await runDevelopment(["--content", content], { PORT: port });
  expect(code).toBe(1);
  expect(errors).toContain(`Un autre programme utilise le port ${port}. `);
  expect(errors.trimEnd().endsWith(`PORT=${Number(port) + 1} npm run dev`)).toBe(true);
});
