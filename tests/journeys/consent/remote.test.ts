import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { consentParts, labels } from "../../support/pages/consent-parts.ts";
import { visitors } from "../../support/setup/browser.ts";

const newVisitor = visitors();

/** As a host would who marks the site's script element (ruling D16). */
async function markScript(page: Page): Promise<void> {
  await page.route("**/fr/", async (route) => {
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
  return { ...visitor, ...consentParts(visitor.page), sent };
}

test("is off as the site ships: no request, whatever the visitor does (D16)", async () => {
  const { page, choice, banner, sent } = await arrive((route) => route.fulfill({ json: {} }));
  await page.goto("/fr/");
  await choice(labels.fr.accept).click();
  await banner.waitFor({ state: "detached" });
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);
});

test("[C13] with an id on the script element: the configuration is fetched, and choices are sent", async () => {
  const services = [
    { name: "web-fonts", required: true, default: true },
    { name: "analytics", default: false },
  ];
  const { page, sent, choice, decision, dialog, toggle, errors } = await arrive((route) =>
    route.fulfill({ json: { id: "remote-1", services } }),
  );
  await markScript(page);
  await page.goto("/fr/");
  await choice(labels.fr.customise).click();
  expect(await toggle("Mesure d’audience").isChecked()).toBe(false);
  await decision(labels.fr.accept).click();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => sent.length).toBe(3);
  expect(sent[0]).toMatchObject({ method: "GET", path: "/v1/privacy-managers/42/config.json?name=shop" });
  expect(sent[1]).toMatchObject({
    method: "POST",
    path: "/v1/privacy-managers/42/submit",
    body: { consent_data: { type: "show", config: "remote-1" } },
  });
  expect(sent[2]?.body).toMatchObject({
    location_data: { pathname: "/fr/", hostname: "127.0.0.1", protocol: "http" },
    user_data: { client_version: "0.7.8", client_name: "klaro:web" },
    consent_data: { type: "accept", config: "remote-1", consents: { "web-fonts": true, analytics: true } },
  });
  expect(errors).toEqual([]);
});

test("[C14] a failure is logged with its status, and the site's own configuration stands", async () => {
  const { page, banner, choice, errors } = await arrive((route) => route.fulfill({ status: 503 }));
  await markScript(page);
  await page.goto("/fr/");
  await choice(labels.fr.refuse).click();
  await banner.waitFor({ state: "detached" });
  expect(errors.join("\n")).toMatch(/^The privacy manager.* status 503/m);
});
