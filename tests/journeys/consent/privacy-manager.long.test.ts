import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { addProbe, consentParts, labels, storedIn, untilApplied } from "../../support/pages/consent-parts.ts";
import { visitors } from "../../support/setup/browser.ts";
import {
  jsonAnswer,
  type PrivacyManagerHost,
  startPrivacyManagerHost,
} from "../../support/setup/privacy-manager-host.ts";
import { serveContent } from "../../support/setup/serve-content.ts";
import type { RunningServer } from "../../support/setup/start-server.ts";

const REMOTE = {
  id: "remote-1",
  name: "default",
  status: "active",
  services: [{ name: "web-fonts", required: true }, { name: "analytics" }, { name: "chat", default: true }],
};

const newVisitor = visitors();
let host: PrivacyManagerHost;
let site: RunningServer;

beforeAll(async () => {
  host = await startPrivacyManagerHost();
  site = await serveContent({
    "site.yaml": (text) => `${text.trimEnd()}\n  manager: { id: a1b2, apiUrl: "${host.origin}" }\n`,
  });
});
afterAll(() => Promise.all([site.stop(), host.stop()]));
afterEach(() => host.clear());

/** A visitor whose clock stands still from the start, so that the answer is as late as a test says. */
async function arrive() {
  const visitor = await newVisitor({ baseURL: site.origin });
  await visitor.page.clock.install();
  await visitor.page.clock.pauseAt(Date.now() + 60_000);
  await addProbe(visitor.context);
  await visitor.page.goto("/fr/", { waitUntil: "commit" });
  return { ...visitor, ...consentParts(visitor.page) };
}

/** Holds the manager's answer back until it is resolved. */
function answersLater(): PromiseWithResolvers<void> {
  const answer = Promise.withResolvers<void>();
  host.answer(async (...exchange) => {
    await answer.promise;
    await jsonAnswer(REMOTE)(...exchange);
  });
  return answer;
}

/** What was recorded, without what is the same each time. */
const recorded = () => host.records.map((record) => (record as { readonly consent_data: unknown }).consent_data);

describe("[C13] a privacy manager of another origin, set in site.yaml (D16)", () => {
  test("is let in by the site's own policy: its configuration decides, and choices are recorded there", async () => {
    host.answer(jsonAnswer(REMOTE));
    const { choice, decision, dialog, toggle, errors, context } = await arrive();
    await expect.poll(recorded).toEqual([{ consents: {}, changes: {}, type: "show", config: "remote-1" }]);
    await choice(labels.fr.customise).click();
    await toggle("chat").uncheck();
    expect(await toggle("Mesure d’audience").isChecked()).toBe(false);
    await decision(labels.fr.save).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => host.records.length).toBe(2);
    expect(recorded()[1]).toEqual({
      consents: { "web-fonts": true, analytics: false, chat: false, map: false },
      changes: { chat: false },
      type: "save",
      config: "remote-1",
    });
    expect(host.requests).toEqual(["GET config.json?name=default", "POST submit", "POST submit"]);
    expect(decodeURIComponent((await storedIn(context)) ?? "")).toContain('"chat":false');
    expect(errors).toEqual([]);
  });

  test("late: required services run and the local configuration decides; the dialog that is open takes its answer in", async () => {
    const answer = answersLater();
    const { page, banner, choice, decision, dialog, toggle, errors } = await arrive();
    await untilApplied(page);
    await banner.waitFor();
    await choice(labels.fr.customise).click();
    await toggle("Mesure d’audience").uncheck();
    expect(await toggle("chat").count()).toBe(0);
    await page.clock.runFor(2_900);
    expect(recorded()).toEqual([]);
    answer.resolve();
    await toggle("chat").waitFor();
    expect(await banner.textContent()).toContain("chat");
    expect(await toggle("Mesure d’audience").isChecked()).toBe(false);
    expect(await toggle("chat").isChecked()).toBe(true);
    await toggle("chat").uncheck();
    await decision(labels.fr.save).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => host.records.length).toBe(2);
    expect(recorded()[1]).toMatchObject({ consents: { analytics: false, chat: false }, config: "remote-1" });
    expect(errors).toEqual([]);
  });

  test("decided before its answer: the choice is kept, sent with it, and asked again for what it adds", async () => {
    const answer = answersLater();
    const { banner, choice, errors } = await arrive();
    await choice(labels.fr.refuse).click();
    await banner.waitFor({ state: "detached" });
    answer.resolve();
    await banner.getByText("Nos services ont changé").waitFor();
    await expect
      .poll(() =>
        recorded()
          .map((one) => (one as { type: string }).type)
          .sort(),
      )
      .toEqual(["decline", "show"]);
    expect(errors).toEqual([]);
  });

  test("decided, and the page left, before its answer: the decision is recorded, by the local configuration", async () => {
    const answer = answersLater();
    const { page, banner, choice } = await arrive();
    await choice(labels.fr.accept).click();
    await banner.waitFor({ state: "detached" });
    expect(recorded()).toEqual([]);
    await page.goto("about:blank");
    await expect.poll(recorded).toContainEqual({
      consents: { "web-fonts": true, analytics: true, map: true },
      changes: { map: true },
      type: "accept",
      config: null,
    });
    answer.resolve();
  });
});

test("a service that starts trackers waits for a choice, whatever the privacy manager says (D13)", async () => {
  host.answer(
    jsonAnswer({ ...REMOTE, services: [{ name: "analytics", required: true, optOut: true, default: true }] }),
  );
  const { page, choice, decision, toggle } = await arrive();
  const elsewhere: string[] = [];
  page.on("request", (request) => elsewhere.push(new URL(request.url()).origin));
  await expect.poll(() => host.records.length).toBe(1);
  await choice(labels.fr.customise).click();
  expect(await toggle("Mesure d’audience").isDisabled()).toBe(false);
  await decision(labels.fr.refuse).click();
  expect(elsewhere.filter((origin) => ![site.origin, host.origin].includes(origin))).toEqual([]);
});
