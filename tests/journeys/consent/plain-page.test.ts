import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentParts } from "../../support/pages/consent-parts.ts";
import { visitors } from "../../support/setup/browser.ts";
import { bundlePages, servePages } from "../../support/setup/plain-pages.ts";
import { removeTemporaryFolders } from "../../support/setup/run-generator.ts";

const visit = visitors();
let host: Awaited<ReturnType<typeof servePages>>;

/** The page of the example, with klaro itself in the place of this engine, given the same object. */
const KLARO = `
import * as klaro from ${JSON.stringify(createRequire(import.meta.url).resolve("klaro/dist/cm.js"))};
import { klaroConfig } from ${JSON.stringify(join(import.meta.dirname, "../../../consent/example/klaro-config.ts"))};
const Manager = klaro.default.default ?? klaro.default;
const manager = new Manager(klaroConfig);
manager.applyConsents();
const decide = (value, event) => () => { manager.changeAll(value); manager.saveAndApplyConsents(event); };
document.getElementById("accept").addEventListener("click", decide(true, "accept"));
document.getElementById("decline").addEventListener("click", decide(false, "decline"));
document.querySelector("[data-consent=banner]").hidden = false;
`;

beforeAll(async () => {
  const folder = await bundlePages("consent/example", ["index.html", "with-react.html"]);
  await writeFile(join(folder, "counter.js"), "window.counted = (window.counted ?? 0) + 1;");
  await writeFile(join(folder, "film.html"), "<!doctype html><title>Film</title>");
  const entry = join(folder, "klaro-entry.js");
  await writeFile(entry, KLARO);
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { outDir: join(folder, "klaro"), lib: { entry, formats: ["es"], fileName: "page" } },
  });
  const page = await readFile(join(folder, "index.html"), "utf8");
  await writeFile(join(folder, "klaro.html"), page.replace(/\/assets\/index-[^"]+/, "/klaro/page.js"));
  host = await servePages(folder);
});
afterAll(async () => {
  await host.stop();
  await removeTemporaryFolders();
});

/** Opens the example, with this engine or with klaro, for a visitor whom trackers have met before. */
async function open(engine: "ours" | "klaro") {
  const { page, context, errors } = await visit({ baseURL: host.origin });
  await context.addCookies(["_count_id", "counter", "kept"].map((name) => ({ name, value: "1", url: host.origin })));
  await page.goto(engine === "ours" ? "/" : "/klaro.html");
  const state = async () => ({
    cookies: Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value])),
    // Klaro empties the address, this engine removes it.
    film: (await page.locator("iframe").getAttribute("src")) || null,
    isCounting: await page.locator("html.counting").count(),
    isFilmShown: await page.locator("iframe").isVisible(),
    counted: await page.evaluate(() => (window as { counted?: number }).counted),
  });
  return { page, errors, state, press: (name: string) => page.getByRole("button", { name }).click() };
}

const stored = (video: boolean) =>
  encodeURIComponent(JSON.stringify({ analytics: video, video, session: true, hints: video }));

test.each(["ours", "klaro"] as const)(
  "a page of plain HTML with klaro's marks and configuration, %s: nothing is asked for before a decision, and what trackers left is removed; accepted, all is switched on, and stays so; refused, it is off, and its cookies go",
  async (engine) => {
    const { state, press, page, errors } = await open(engine);
    await page.getByRole("button", { name: "Accept all" }).waitFor();
    const off = { film: null, isFilmShown: false, isCounting: 0, counted: undefined };
    expect(await state(), "undecided").toEqual({ cookies: { kept: "1" }, ...off });
    await press("Accept all");
    const accepted = {
      cookies: { kept: "1", klaro: stored(true) },
      film: "/film.html",
      isFilmShown: true,
      isCounting: 1,
      counted: 1,
    };
    await expect.poll(state, { message: "accepted" }).toEqual(accepted);
    await page.reload();
    await expect.poll(state, { message: "accepted before" }).toEqual(accepted);
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as trackers do
      document.cookie = "_count_id=2; path=/";
    });
    // Our page hides its buttons once they are not needed.
    if (engine === "ours") await press("Forget my choices");
    await press("Refuse all");
    const refused = { kept: "1", klaro: stored(false) };
    await expect.poll(state, { message: "refused" }).toMatchObject({ cookies: refused, film: null });
    await page.reload();
    await expect.poll(state, { message: "refused before" }).toEqual({ cookies: refused, ...off });
    expect(errors).toEqual([]);
  },
);

test("banner, dialog and placeholder work on a page without the site's styles and words", async () => {
  const { page, context, errors } = await visit({ baseURL: host.origin });
  await page.goto("/with-react.html");
  const { banner, dialog, placeholder, choice, toggle, decision } = consentParts(page);
  await placeholder.getByRole("button", { name: "Accept once" }).click();
  await page.locator("iframe[src]").waitFor();
  expect(await banner.isVisible()).toBe(true);
  await choice("Customise").click();
  await toggle("Counting visits").check();
  await decision("Save").click();
  await dialog.waitFor({ state: "hidden" });
  expect(await banner.count()).toBe(0);
  const cookie = (await context.cookies()).find(({ name }) => name === "klaro")?.value ?? "";
  expect(JSON.parse(decodeURIComponent(cookie))).toEqual({ analytics: true, video: false, session: true, hints: true });
  expect(errors).toEqual([]);
});
