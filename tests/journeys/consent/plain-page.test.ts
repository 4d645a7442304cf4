import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { consentParts } from "../../support/pages/consent-parts.ts";
import { visitors } from "../../support/setup/browser.ts";
import { bundlePages, servePages } from "../../support/setup/plain-pages.ts";

const visit = visitors();

const folder = await bundlePages("consent/example", ["index.html", "with-react.html"]);
await writeFile(join(folder, "counter.js"), "window.counted = (window.counted ?? 0) + 1;");
await writeFile(join(folder, "film.html"), "<!doctype html><title>Film</title>");
const host = await servePages(folder);
afterAll(() => host.stop());

/** Opens the example for a visitor whom trackers have met before. */
async function open() {
  const { page, context, errors } = await visit({ baseURL: host.origin });
  await context.addCookies(["_count_id", "counter", "kept"].map((name) => ({ name, value: "1", url: host.origin })));
  await page.goto("/");
  const state = async () => ({
    cookies: Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value])),
    film: await page.locator("iframe").getAttribute("src"),
    isCounting: await page.locator("html.counting").count(),
    isFilmShown: await page.locator("iframe").isVisible(),
    counted: await page.evaluate(() => (window as { counted?: number }).counted),
  });
  return { page, errors, state, press: (name: string) => page.getByRole("button", { name }).click() };
}

const stored = (video: boolean) =>
  encodeURIComponent(JSON.stringify({ analytics: video, video, session: true, hints: video }));

// That klaro does the same with them: consent/browser/klaro-oracle.test.ts.
test("a page of plain HTML with klaro's marks and configuration: nothing is asked for before a decision, and what trackers left is removed; accepted, all is switched on, and stays so; refused, it is off, and its cookies go", async () => {
  const { state, press, page, errors } = await open();
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
  await press("Forget my choices");
  await press("Refuse all");
  const refused = { kept: "1", klaro: stored(false) };
  await expect.poll(state, { message: "refused" }).toMatchObject({ cookies: refused, film: null });
  await page.reload();
  await expect.poll(state, { message: "refused before" }).toEqual({ cookies: refused, ...off });
  expect(errors).toEqual([]);
});

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
