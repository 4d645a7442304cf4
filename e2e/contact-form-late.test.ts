import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { readable } from "./built-site/queries.ts";
import { contactForm } from "./pages/contact-form.ts";
import { contactGuests, newLetter } from "./pages/contact-guests.ts";
import { contactWords } from "./pages/contact-words.ts";
import { holdScript } from "./pages/held-script.ts";
import { openLive } from "./pages/open-live.ts";
import { soon } from "./pages/soon.ts";

const { guest, received } = contactGuests();

const SCRIPT_OF_FORM = /\/assets\/contact-form-[^/]+\.js$/;

test("L10 what is typed before the script arrives stays, and is sent by it", async () => {
  const { page, errors } = await guest();
  const letter = newLetter();
  const release = await holdScript(page);
  await page.goto("/pt/contact/", { waitUntil: "commit" });
  const form = contactForm(page);
  await form.fill(letter);
  await form.message.focus();
  release();
  await form.untilLive();
  expect(await form.written()).toEqual(letter);
  await form.send.click();
  await form.thanks.waitFor();
  expect(await received(letter.email)).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("L10 D12 where the form's script is lost the browser posts it; what is mended on the page that comes back stays", async () => {
  const { page } = await guest();
  const letter = newLetter();
  const lose = (route: Route) => route.abort();
  await page.route(SCRIPT_OF_FORM, lose);
  await openLive(page, "/fr/contact/");
  const form = contactForm(page);
  await form.name.fill(letter.name);
  await form.email.fill(letter.email);
  await form.message.fill("abc");
  await form.message.press("Tab");
  await page.unroute(SCRIPT_OF_FORM, lose);
  const release = await holdScript(page);
  await form.send.click({ noWaitAfter: true });
  await page.waitForURL("**/api/contact", { waitUntil: "commit" });
  expect(await form.written()).toEqual({ ...letter, message: "abc" });
  expect(readable(await page.title())).toMatch(contactWords.fr.mark);
  await form.message.fill("abcd");
  release();
  await form.untilLive();
  expect(await form.written()).toEqual({ ...letter, message: "abcd" });
  expect(await form.note.count()).toBe(1);
  await form.message.fill(letter.message);
  await expect.poll(() => form.note.count(), soon).toBe(0);
  await form.send.click();
  await form.thanks.waitFor();
  expect(await received(letter.email)).toHaveLength(1);
});
