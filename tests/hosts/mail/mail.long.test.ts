import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser } from "../../support/setup/launch-browser.ts";
import { type MailHost, startMailHost } from "./mail-host.ts";
import { type MailJourney, mailJourney } from "./mail-journey.ts";

let browser: Browser;
let mailHost: MailHost;
let journey: MailJourney;
beforeAll(async () => {
  mailHost = await startMailHost();
  browser = await launchBrowser();
  journey = await mailJourney({ siteFolder: inject("siteFolder"), browser, mailHost });
});
afterAll(async () => {
  await browser.close();
  await journey.end();
  await mailHost.stop();
});

const once = [1, 1, 1, 1, 1, 1];

test("a mail server that takes its time makes no visitor wait, in any language, with or without JavaScript", async () => {
  expect(await journey.through("delays", true)).toMatchObject({ written: 6, copies: once });
});

test("a mail server that refuses the owner's address: visitors are thanked, messages wait, and go once it is fixed", async () => {
  expect(await journey.through("refuses", true)).toMatchObject({ written: 6, waited: 6, copies: once });
});

test("a connection that breaks after the text: the message is sent again under the same Message-ID, the others once", async () => {
  const { written, copies } = await journey.through("drops", true);
  expect([written, copies.length]).toEqual([6, 6]);
  expect(Math.max(...copies)).toBe(2);
});
