import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { visitors } from "../../support/setup/browser.ts";
import { runGenerator, temporaryFolder } from "../../support/setup/run-generator.ts";
import { startServer } from "../../support/setup/start-server.ts";

const visit = visitors();
const folder = join(await temporaryFolder(), "dist");
const built = await runGenerator(["--site", "examples/locanda", "--out", folder, "--no-compress", "--quiet"]);
expect(built).toEqual({ code: 0, output: "", errors: "" });
const server = await startServer(folder);
afterAll(() => server.stop());

test("a guest goes from the home page to a room, changes language, and finds the news of a tag", async () => {
  const { page, errors } = await visit({ baseURL: server.origin });
  await page.goto("/it/");
  await page.locator(".rooms a").first().click();
  await page.locator(".room").waitFor();
  expect(new URL(page.url()).pathname).toBe("/it/camere/alba/");
  await page.locator(".languages a").click();
  await page.locator("html[lang=de-IT] .room").waitFor();
  expect(new URL(page.url()).pathname).toBe("/de/zimmer/morgenrot/");
  await page.locator("header a[href='/de/neues/']").click();
  await page.locator(".tags a[href='/de/thema/walks/']").click();
  await page.locator(".tags a[href='/de/thema/walks/'][aria-current]").waitFor();
  expect(await page.locator(".posts time").allTextContents()).toEqual(["12. Juni 2026"]);
  await page.locator(".posts a").click();
  await page.locator("article h1").waitFor();
  expect(new URL(page.url()).pathname).toBe("/de/der-weg-ist-wieder-offen/");
  expect(errors).toEqual([]);
});

test("an old address leads to the room, and an unknown one gets the page of its language", async () => {
  const old = await fetch(`${server.origin}/de/ostzimmer/`, { redirect: "manual" });
  expect([old.status, old.headers.get("location")]).toEqual([301, "/de/zimmer/morgenrot/"]);
  for (const [path, language, heading] of [
    ["/it/niente/", "it-IT", "Qui il sentiero finisce"],
    ["/de/nichts/", "de-IT", "Hier endet der Weg"],
  ]) {
    const answer = await fetch(server.origin + path);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(heading);
  }
});
