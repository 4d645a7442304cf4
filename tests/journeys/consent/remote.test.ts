import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { answerInstead, body } from "../../support/browser/network-faults.ts";
import { consentVisitors, labels, storedIn } from "../../support/pages/consent-parts.ts";
import { untilHydrated } from "../../support/pages/open-hydrated.ts";
import { happens, unseen } from "./unseen-tab.ts";

const newVisitor = consentVisitors();

/** As a host would who marks the site's script element (ruling D16). */
async function markScript(page: Page, path = "/fr/"): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '<script type="module"',
      '<script data-klaro-id="42" data-klaro-config="shop" type="module"',
    );
    await route.fulfill({ response, body });
  });
}

async function arrive(answer: (route: Route) => Promise<void>) {
  const visitor = await newVisitor();
  const sent: { method: string; path: string; body: unknown }[] = [];
  await visitor.page.route("**/v1/privacy-managers/**", (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const text = request.postData();
    sent.push({
      method: request.method(),
      path: pathname + search,
      body: text === null ? undefined : JSON.parse(text),
    });
    return answer(route);
  });
  return { ...visitor, sent };
}

// Every field of a record: consent/browser/privacy-manager.test.ts.
test("[C4] [C9] [C13] with an id on the script element the configuration is fetched, and choices are sent; a service of the page that the privacy manager does not know can be accepted all the same (D16)", async () => {
  const path = "/fr/ouverture-bureau-portugal/";
  const { page, context, sent, placeholder, banner, choice } = await arrive((route) =>
    route.fulfill({ json: { id: "remote-1", services: [{ name: "web-fonts", required: true }, { name: "chat" }] } }),
  );
  const map = body("text/html", "<!doctype html><title>Map</title>");
  await answerInstead(page, "https://www.openstreetmap.org/*", map);
  await markScript(page, path);
  await page.goto(path);
  await banner.getByText("chat").waitFor();
  await choice(labels.fr.refuse).click();
  await placeholder.getByRole("button", { name: labels.fr.once }).click();
  await page.frameLocator("iframe").locator("html").waitFor();
  await placeholder.waitFor({ state: "hidden" });
  expect(decodeURIComponent((await storedIn(context)) ?? "")).toContain('"map":false');
  expect(sent[0]).toMatchObject({ method: "GET", path: "/v1/privacy-managers/42/config.json?name=shop" });
  expect(sent[1]?.body).toMatchObject({ consent_data: { type: "show", config: "remote-1" } });
  expect(sent.at(-1)?.body).toMatchObject({ consent_data: { type: "decline", consents: { chat: false, map: false } } });
});

test("[C13] [C14] in a tab that is opened in the background the banner is shown, and recorded, when it is looked at; the configuration's failure is logged with its status, and the site's own stands (D32)", async () => {
  const { page, context, banner, choice, errors, sent } = await arrive((route) =>
    route.request().method() === "GET" ? route.fulfill({ status: 503 }) : route.fulfill({ json: {} }),
  );
  await markScript(page);
  await context.addInitScript(unseen, false);
  await page.goto("/fr/");
  await untilHydrated(page);
  expect(sent).toEqual([]);
  expect(await banner.count()).toBe(0);
  await happens(page, "looked at");
  await banner.waitFor();
  await expect.poll(() => sent.filter(({ method }) => method === "POST")).toHaveLength(1);
  await choice(labels.fr.refuse).click();
  await banner.waitFor({ state: "detached" });
  expect(errors.join("\n")).toMatch(/^The privacy manager.* status 503/m);
});
