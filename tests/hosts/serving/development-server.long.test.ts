import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { contactForm } from "../../support/pages/contact-form.ts";
import { visitors } from "../../support/setup/browser.ts";
import { changedContent } from "../../support/setup/changed-build.ts";
import { copyProject } from "../../support/setup/changed-project.ts";
import { runDevelopment, temporaryFolder } from "../../support/setup/run-generator.ts";

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
const content = await changedContent({ [POST]: TEXT });
// Its components are changed: not those of the project, which other tests build.
const project = await copyProject(["scripts"], ["node_modules"]);
const server = await startDevServer();
afterAll(() => server.stop());

test("the development server shows a page; what is saved comes into it, an error in it too until it is fixed", async () => {
  const { page, errors } = await visit();
  const heading = page.locator("main h1");
  const shows = (text: string) => expect.poll(() => heading.textContent()).toContain(text);
  // The first page waits until its packages have been bundled.
  await page.goto(`${server.origin}/en/a-post-being-written/`);
  await shows("First words");
  expect(errors).toEqual([]);

  const file = join(content, POST);
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace("First words", "Better words"));
  await shows("Better words");

  const theme = join(content, "theme.yaml");
  await writeFile(theme, (await readFile(theme, "utf8")).replace("radius: 3", "radius: 11"));
  const radius = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--radius"));
  await expect.poll(radius).toBe("11px");

  await writeFile(file, text.replace("date: 2026-11-01", "date: soon"));
  await page.locator("pre", { hasText: POST }).waitFor();
  await writeFile(file, text);
  await shows("First words");
});

test("texts that are away are a sentence, and what is saved once they are back is shown", async () => {
  const { page } = await visit();
  const heading = page.locator("main h1");
  const shows = (text: string) => expect.poll(() => heading.textContent()).toContain(text);
  await page.goto(`${server.origin}/en/a-post-being-written/`);
  await shows("First words");
  await rename(content, `${content}-away`);
  await page.locator("pre", { hasText: `${content} ` }).waitFor();
  expect(await page.locator("pre").textContent()).not.toMatch(/ENOENT|\n/);
  await rename(`${content}-away`, content);
  await shows("First words");
  await writeFile(join(content, POST), TEXT.replace("First words", "Words after that"));
  await shows("Words after that");
  await writeFile(join(content, POST), TEXT);
  await shows("First words");
});

test("a page that the site does not list is told when its file is written, as at the start", async () => {
  const { page } = await visit();
  await page.goto(`${server.origin}/en/services/`);
  const file = join(project, "site/pages/map/page.ts");
  const before = await page.locator("main h1").textContent();
  await mkdir(dirname(file));
  await writeFile(file, "");
  await page.locator("pre", { hasText: 'the page "map" is not listed' }).waitFor();
  expect(server.lines.join("\n")).toContain('the page "map" is not listed');
  await rm(dirname(file), { recursive: true });
  await expect.poll(() => page.locator("main h1").textContent()).toBe(before);
});

test("a port that another program uses is said, with what to do", async () => {
  const { port } = new URL(server.origin);
  const { code, errors } = await runDevelopment(["--content", content, "--port", port], {
    DATA_DIR: await temporaryFolder(),
  });
  expect(code).toBe(1);
  expect(errors).toContain(`Un autre programme utilise le port ${port}. `);
  expect(errors).toMatch(/:\s+npm run dev -- --content \S+ --port \d+\n$/);
});

test("an error of a component is told in the terminal, and at its line in place of a page that cannot be made, until it is fixed", async () => {
  const { page: open } = await visit();
  await open.goto(`${server.origin}/en/services/`);
  const before = await open.locator("main h1").textContent();
  const file = join(project, "site/pages/services/view.tsx");
  const text = await readFile(file, "utf8");
  const lines = text.split("\n");
  const start = lines.findIndex((line) => line.startsWith("export function Page"));
  expect(lines[start]).toMatch(/\{$/);
  await writeFile(file, lines.toSpliced(start + 1, 0, '  if (content) throw new Error("out of order");').join("\n"));
  await expect.poll(() => server.lines.join("\n")).toContain("Error: out of order");

  const { page } = await visit();
  const answer = await page.goto(`${server.origin}/en/services/`);
  expect(answer?.status()).toBe(500);
  expect(await page.locator("pre").textContent()).toMatch(
    new RegExp(`out of order[^]*services/view.tsx:${start + 2}:`),
  );
  await writeFile(file, text);
  await expect.poll(() => page.locator("main h1").textContent()).toBe(before);
});

test("the contact form works: the message is shown in the terminal, and kept", async () => {
  const { page, errors } = await visit();
  await page.goto(`${server.origin}/en/contact/`);
  const form = contactForm(page);
  await form.untilHydrated();
  await form.fill({ name: "Zoé", email: "zoe@visitor.example", message: "A message that is tried out." });
  await form.send.click();
  await form.thanks.waitFor();
  await expect.poll(() => server.lines.join("\n")).toContain("Zoé <zoe@visitor.example>");
  expect(server.lines).toContain("A message that is tried out.");
  expect(errors).toEqual([]);
});

test.each([
  ["/en/feed.xml", "application/atom+xml", "First words"],
  ["/sitemap.xml", "application/xml", "/en/services/</loc>"],
  ["/robots.txt", "text/plain", "Sitemap: "],
  ["/.well-known/security.txt", "text/plain", "Contact: mailto:"],
  ["/site.webmanifest", "application/manifest+json", "icon-192.png"],
  ["/assets/icons/icon.svg", "image/svg+xml", "<svg"],
])("%s is there as in a build", async (path, type, text) => {
  const answer = await fetch(server.origin + path);
  expect([answer.status, answer.headers.get("content-type")?.split(";")[0]]).toEqual([200, type]);
  expect(await answer.text()).toContain(text);
});

test("a page's icons and social image are there; an unknown address is a page that says so", async () => {
  const html = await (await fetch(`${server.origin}/en/services/`)).text();
  const named = [
    ...html.matchAll(/(?:rel="(?:icon|apple-touch-icon)"[^>]* href|property="og:image" content)="([^"]+)"/g),
  ];
  expect(named.length).toBeGreaterThan(5);
  for (const [, address = ""] of named) {
    const { pathname } = new URL(address, server.origin);
    const answer = await fetch(server.origin + pathname);
    expect([pathname, answer.status, answer.headers.get("content-type")]).toEqual([
      pathname,
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
  const lost = await fetch(`${server.origin}/en/nothing/`);
  expect([lost.status, (await lost.text()).includes("<h1")]).toEqual([404, true]);
});

test("a draft and an article to come are marked", async () => {
  const draft = POST.replace("being-written", "in-draft");
  const later = POST.replace("being-written", "to-come");
  await writeFile(join(content, draft), TEXT.replace("tags:", "draft: true\ntags:"));
  await writeFile(join(content, later), TEXT.replace("2026-11-01", "2099-01-01"));
  const heading = async (path: string) => {
    const html = await (await fetch(server.origin + path)).text();
    return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? "";
  };
  await expect.poll(() => heading("/en/a-post-in-draft/")).toContain("[Draft]");
  await expect.poll(() => heading("/en/a-post-to-come/")).toContain("[From ");
});

test("the development server gives out what pages are made of, and no other file of the project, however it is asked", async () => {
  const secret = "postgres://server:word@db.example/messages";
  const files = ["hosts/secrets/DATABASE_URL", "var/outbox.sqlite", ".history/content/a.md", "hosts/secrets/key.svg"];
  for (const file of files) {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await writeFile(join(project, file), secret);
  }
  const forms = (path: string) => [
    path,
    ...["raw", "url", "import&raw", "inline", "raw&.svg?.wasm?init", "t=1"].map((query) => `${path}?${query}`),
    `/site/%2e%2e${path}?raw`,
    `/${path.slice(1).replaceAll("/", "%2f")}`,
    `/@fs${project}${path}?raw`,
    `/@fs${project}/site/..${path}`,
    `/@id/${project}${path}?raw`,
  ];
  for (const asked of files.flatMap((file) => forms(`/${file}`))) {
    const answer = await fetch(server.origin + asked);
    const text = await answer.text();
    expect(answer.ok, asked).toBe(false);
    expect(text.includes(secret) || text.includes(btoa(secret)), asked).toBe(false);
  }
  expect((await fetch(`${server.origin}/site/client/main.ts`)).status).toBe(200);
  const elsewhere = await fetch(`${server.origin}/en/`, { headers: { origin: "http://localhost:9999" } });
  expect([elsewhere.status, elsewhere.headers.get("access-control-allow-origin")]).toEqual([403, null]);
});

/** Starts the development server as `npm run dev` does, on a free port, and waits until it listens. */
async function startDevServer() {
  const { NODE_ENV: _test, DATA_DIR: _own, ...shell } = process.env;
  const child = spawn(process.execPath, [join(project, "scripts/dev/main.ts"), "--content", content, "--port", "0"], {
    cwd: project,
    env: shell,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const printed = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on("line", (line) => {
      lines.push(line);
      const origin = /http:\/\/localhost:\d+/.exec(line)?.[0];
      if (origin !== undefined) printed.resolve(origin);
    });
  }
  child.on("exit", () => printed.reject(new Error(`The development server ended:\n${lines.join("\n")}`)));
  const origin = await printed.promise;
  return {
    /** What it has printed. */
    lines: lines as readonly string[],
    origin: origin.replace("localhost", "127.0.0.1"),
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}
