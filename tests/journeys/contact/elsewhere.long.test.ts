import { afterAll, expect, test } from "vitest";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { readable } from "../../built/queries.ts";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { receivedMessages } from "../../support/pages/received-messages.ts";
import { visitors } from "../../support/setup/browser.ts";
import { changedBuild } from "../../support/setup/changed-build.ts";
import { startServer } from "../../support/setup/start-server.ts";
import { startStaticHost } from "../../support/setup/static-host.ts";
import { contactWords } from "./contact-words.ts";

const visit = visitors();
const site = await startStaticHost();
const port = String(await freePort());
const endpoint = `http://127.0.0.1:${port}/api/contact`;
const { folder } = await changedBuild(
  { "site.yaml": (text) => text.replace("endpoint: /api/contact", `endpoint: ${endpoint}`) },
  { options: ["--site-url", site.origin] },
);
await site.serve(folder);
const contactServer = await startServer(folder, { PORT: port, SITE_URL: site.origin });
afterAll(async () => {
  await contactServer.stop();
  await site.stop();
});

const received = (email: string) => receivedMessages(contactServer.dataFolder, email);

const path = "/pt/contact/";
const messageBy = (way: string) => ({
  name: "Ana Lopes",
  email: `ana.${way}@example.org`,
  message: `Bonjour, je vous écris (${way})\nen deux lignes.`,
});

// The words of each language: form-plain.test.ts, and those of the form beside its code.
test("of a site on a host of files the script sends the message to its contact server elsewhere, and nothing is refused on the way (D12)", async () => {
  const { page, errors } = await visit({ ...answeredConsent(site.origin), baseURL: site.origin });
  await openHydrated(page, path);
  const form = contactForm(page);
  await form.fill(messageBy("script"));
  await form.send.click();
  await form.thanks.waitFor();
  expect(new URL(page.url()).origin).toBe(site.origin);
  expect(await received(messageBy("script").email)).toMatchObject([{ locale: "pt", state: "queued" }]);
  expect(errors).toEqual([]);
});

test("without JavaScript the contact server shows what is wrong, and leads back to the site once it is fixed (D12)", async () => {
  const { page, errors } = await visit({ javaScriptEnabled: false, baseURL: site.origin });
  await page.goto(path);
  const form = contactForm(page);
  await form.fill({ ...messageBy("plain"), message: "abc" });
  await form.send.click();
  await page.waitForURL(`${contactServer.origin}/api/contact`);
  expect(readable(await page.title())).toContain(contactWords.pt.mark);
  expect(await form.written()).toEqual({ ...messageBy("plain"), message: "abc" });
  await form.message.fill(messageBy("plain").message);
  await form.send.click();
  await page.waitForURL(`${site.origin}${path}?sent=1*`);
  expect(readable(await form.thanks.innerText())).toContain(contactWords.pt.thanks);
  expect(await received(messageBy("plain").email)).toMatchObject([{ locale: "pt", state: "queued" }]);
  expect(errors.filter((error) => !/status of 422/.test(error))).toEqual([]);
});

// Pages of other sites: contact-route-origins.test.ts.
test("the host of files never sees a message", () => {
  expect(site.misdirected).toEqual([]);
});
