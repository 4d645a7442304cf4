import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { BODY_LIMIT_BYTES } from "#contact/message/contact-message.ts";
import { answeredConsent } from "../support/pages/answered-consent.ts";
import { contactForm } from "../support/pages/contact-form.ts";
import { newMessage } from "../support/pages/contact-visitors.ts";
import { openHydrated } from "../support/pages/open-hydrated.ts";
import { receivedMessages } from "../support/pages/received-messages.ts";
import { visitors } from "../support/setup/browser.ts";
import { type RunningServer, startServer } from "../support/setup/start-server.ts";
import { ways } from "./ways.ts";

/** More than a visitor of these tests sends, and few enough to reach. */
const PER_HOUR = 12;

const visit = visitors();

/** Sends the form of a contact page as a browser does that runs no scripts, and claims to come from an address. */
function sendForm(page: string, fields: Readonly<Record<string, string>>, address: string): Promise<Response> {
  const { origin } = new URL(page);
  return fetch(`${origin}/api/contact`, {
    method: "POST",
    headers: { accept: "text/html", origin, referer: page, "x-forwarded-for": address },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

describe.each(Object.entries(ways))("through %s, a visitor", (name, { isInstalled, start }) => {
  // An empty describe would be an error; this one is counted as skipped.
  if (!isInstalled) return test.skip("is not installed");

  let server: RunningServer;
  let host: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    // As docs/how-to/own-server.md says: the word of what stands in front counts, and nobody else's.
    const trust: Readonly<Record<string, string>> = name === "our server alone" ? {} : { TRUST_PROXY: "127.0.0.1" };
    server = await startServer(inject("siteFolder"), { CONTACT_RATE_LIMIT: String(PER_HOUR), ...trust });
    host = await start(inject("siteFolder"), new URL(server.origin).host);
  });
  afterAll(async () => {
    await host?.stop();
    await server?.stop();
  });
  const received = (email: string) => receivedMessages(server.dataFolder, email);

  test("reads, goes on to the form, and writes: the message counts as one that a person wrote", async () => {
    const { page, errors } = await visit({ ...answeredConsent(host.origin), baseURL: host.origin });
    await openHydrated(page, "/fr/");
    const documents: string[] = [];
    page.on("request", (sent) => {
      if (sent.isNavigationRequest()) documents.push(sent.url());
    });
    await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).first().click();
    await page.waitForURL("**/fr/contact/");
    const form = contactForm(page);
    await form.untilHydrated();
    const message = newMessage();
    await form.fill({ ...message, message: "" });
    await form.send.click();
    await form.note.waitFor();
    await form.message.fill(message.message);
    await form.send.click();
    await form.thanks.waitFor();
    expect(documents).toEqual([]);
    expect(errors).toEqual([]);
    const [kept, ...more] = await received(message.email);
    expect([kept?.message, kept?.state, more]).toEqual([message.message, "queued", []]);
    // The form's time token came through; what is typed by a program may count as fast.
    expect(kept?.suspicions).not.toContain("no-time-token");
  });

  // What such a visitor sees: ../journeys/contact/form-plain.test.ts.
  test("without scripts is led to the thanks; is told in words what is wrong, what is too long, and who writes too often, whatever address is claimed", async () => {
    const portuguese = `${host.origin}/pt/contact/`;
    const sent = newMessage();
    const taken = await sendForm(portuguese, { ...sent, locale: "pt" }, "192.0.2.1");
    const thanks = new URL(taken.headers.get("location") ?? "", portuguese).href;
    expect([taken.status, thanks]).toEqual([303, expect.stringContaining(`${portuguese}?sent=1`)]);
    expect(await received(sent.email)).toMatchObject([{ ...sent, locale: "pt", state: "queued" }]);
    for (const [status, message] of [
      [422, "abc"],
      [413, "x".repeat(BODY_LIMIT_BYTES)],
    ] as const) {
      const refused = await sendForm(portuguese, { ...sent, locale: "pt", message }, "192.0.2.1");
      expect([refused.status, await refused.text()]).toEqual([status, expect.stringContaining('lang="pt-PT"')]);
    }
    const english = `${host.origin}/en/contact/`;
    for (let count = 0; count < PER_HOUR; count++)
      await sendForm(english, { ...newMessage(), locale: "en" }, `198.51.100.${count}`);
    const message = newMessage();
    const refused = await sendForm(english, { ...message, locale: "en" }, "203.0.113.9");
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    const page = await refused.text();
    expect(page).toContain('lang="en"');
    expect(page).toContain(message.email);
    expect(await received(message.email)).toEqual([]);
  });
});
