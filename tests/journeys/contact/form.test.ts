import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { readable } from "../../built/queries.ts";
import { axeViolations } from "../../support/page-checks/axe-violations.ts";
import { type ContactForm, contactForm } from "../../support/pages/contact-form.ts";
import { contactVisitors, focused, newMessage } from "../../support/pages/contact-visitors.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { testSite } from "../../support/setup/test-content.ts";
import { contactWords } from "./contact-words.ts";
import { expectSummary } from "./error-summary.ts";

const { newVisitor, received } = contactVisitors();
const { staff } = await testSite();
const EMPTY = { name: "", email: "", message: "" };

// The words in each language: ../../../contact/build/site-contact.test.ts.
test("[L10] while it is sent it says so; where too many came, when to try again; where it cannot be taken, that it is not sent, whom to call, and it stays as typed; taken at last, thanks stand alone where the drawing is lost (D12)", async () => {
  const { page } = await newVisitor();
  await page.clock.install();
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  await openHydrated(page, "/pt/contact/");
  // A route keeps the browser from its cache.
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const answers = [
    { status: 429, headers: { "retry-after": "100" }, json: { error: "" } },
    { status: 503, json: { error: "unavailable" } },
  ];
  await page.route("**/api/contact", async (route) => {
    await answered;
    const [next] = answers.splice(0, 1);
    await (next ? route.fulfill(next) : route.continue());
  });
  await page.route("**/assets/sent-tile-*.js", (route) => route.abort());
  const message = newMessage();
  const phone = staff.portugal.phones[0];
  const form = contactForm(page);
  await form.fill(message);
  await form.send.click();
  await expect.poll(async () => readable(await form.send.innerText())).toBe(contactWords.pt.sending);
  expect(await form.send.getAttribute("aria-disabled")).toBe("true");
  answer();
  await form.note.getByText(/dentro de\s+2/).waitFor();
  const note = async () => readable(await form.note.innerText());
  expect(await note()).toContain("dentro de 2 minutos");
  expect(await note()).toContain(phone?.number);
  expect(await form.written(), "too many").toEqual(message);
  const retry = form.note.getByRole("button", { name: contactWords.pt.retry });
  await retry.click();
  await form.note.getByText(/dentro de\s+2/).waitFor({ state: "detached" });
  await retry.waitFor();
  expect((await note()).replace(/\D/g, ""), "cannot be taken").toContain(String(phone?.url).slice(-9));
  await expect.poll(() => form.note.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  expect(await form.written(), "cannot be taken").toEqual(message);
  expect(new URL(page.url()).pathname).toBe("/pt/contact/");
  const lost = page.waitForEvent("requestfailed");
  await retry.click();
  const drawing = (await lost).url();
  await form.thanks.waitFor();
  // Fails as the page's own import did, and after it; React draws what comes of that within a second.
  await page.evaluate(`import(${JSON.stringify(drawing)}).catch(() => undefined)`);
  await page.clock.runFor(1000);
  expect(await form.thanks.isVisible()).toBe(true);
  expect(await page.locator("a[download]").count()).toBe(0);
  expect(failures).toEqual([]);
});

describe("one visit, in this order:", () => {
  let page: Page;
  let errors: readonly string[];
  let form: ContactForm;
  let title: string;
  const message = { ...newMessage(), message: "A question in one line." };
  beforeAll(async () => {
    ({ page, errors } = await newVisitor({ reducedMotion: "reduce", viewport: { width: 320, height: 256 } }));
    await openHydrated(page, "/en/contact/");
    form = contactForm(page);
    title = await page.title();
  });

  test("[L10] the form is filled, sent, fixed and sent again with the keyboard alone, at 400 % zoom", async () => {
    await form.name.focus();
    await page.keyboard.type(message.name);
    await page.keyboard.press("Enter");
    await expectSummary(page, "en", [undefined, "required", "required"]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("_contact-email");
    await page.keyboard.type(message.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(message.message);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await form.thanks.waitFor();
    const heading = form.thanks.getByRole("heading");
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });

  test("[L10] the message has arrived; thanks take the form's place and the focus, with the tile of its writer's name to keep as a file (D12)", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await received(message.email)).toMatchObject([{ ...message, locale: "en", state: "queued" }]);
    expect(readable(await form.thanks.innerText())).toContain(contactWords.en.thanks);
    expect(await form.name.count()).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem("contact-draft"))).not.toContain(message.name);
    // What to add to a message is no longer said.
    expect(await page.locator("#_call-back").count()).toBe(0);
    const keep = page.locator("a[download]");
    await keep.waitFor();
    // The note of thanks alone has the focus, and is said.
    expect(await focused(page)).toBe("_form");
    expect(await form.thanks.locator("a[download]").count()).toBe(0);
    const tile = page.locator("section[aria-labelledby=_your-tile] img[src^='data:']");
    expect(
      await tile.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    // On paper it would cover the words, as the bridge is not there.
    await page.emulateMedia({ media: "print" });
    expect(await tile.isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    expect(await axeViolations(page)).toEqual([]);
    const requests: string[] = [];
    // Pictures that come into sight may come at any time.
    page.on("request", (request) => request.resourceType() === "image" || requests.push(request.url()));
    const [download] = await Promise.all([page.waitForEvent("download"), keep.click()]);
    expect(download.suggestedFilename()).toMatch(/^[a-z-]+\.svg$/);
    const bytes = await readFile(await download.path(), "utf8");
    expect(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(bytes)}`).toBe(await tile.getAttribute("src"));
    expect(requests.filter((url) => url.startsWith("http"))).toEqual([]);
  });

  test("[L10] another can be written; an error is linked from the summary, and goes as it is fixed (D12)", async () => {
    await page.getByRole("button", { name: contactWords.en.another }).click();
    await expect.poll(() => focused(page)).toBe("_contact-name");
    expect(await form.written()).toEqual(EMPTY);
    expect(await page.locator("#_call-back").count()).toBe(1);
    expect(await page.locator("a[download]").count()).toBe(0);
    await form.send.click();
    // Rules of accessibility with errors: ../accessibility/rules.test.ts.
    await expectSummary(page, "en", ["required", "required", "required"]);
    await form.note.getByRole("link").nth(2).click();
    await expect.poll(() => focused(page)).toBe("_contact-message");
    const label = await page.locator("label[for=_contact-message]").boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.type("abc");
    await expect.poll(async () => readable(await form.note.innerText())).toContain(contactWords.en.wrong[2]);
    // A new error waits for the next attempt: nobody is corrected in the midst of a word.
    for (const email of ["ana@example.org", "ana@"]) await form.email.fill(email);
    await form.name.fill("Ana");
    await expect.poll(() => form.name.getAttribute("aria-invalid")).toBeNull();
    expect(await form.email.getAttribute("aria-invalid")).toBeNull();
    await form.fill(newMessage());
    await expect.poll(() => form.note.count()).toBe(0);
    expect(await form.email.getAttribute("aria-invalid")).toBeNull();
    expect(await page.title()).toBe(title);
  });

  test("[L10] a double click sends one message; its second half, after the answer, leaves the thanks where they are (D12)", async () => {
    const twice = newMessage();
    await form.fill(twice);
    await form.send.dblclick();
    await form.thanks.waitFor();
    expect(await received(twice.email)).toHaveLength(1);
    const again = form.thanks.getByRole("button");
    await again.click();
    await form.fill(newMessage());
    await form.send.hover();
    await page.mouse.down();
    await page.mouse.up();
    await form.thanks.waitFor();
    await again.hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await form.thanks.isVisible()).toBe(true);
    await again.click();
    await form.send.waitFor();
    expect(errors).toEqual([]);
  });
});
