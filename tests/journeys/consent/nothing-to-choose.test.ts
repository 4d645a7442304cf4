import { expect, test } from "vitest";
import { readable } from "../../built/queries.ts";
import { answerInstead, changedSharedData, sharedDataOf } from "../../support/browser/network-faults.ts";
import { consentVisitors, labels, untilApplied } from "../../support/pages/consent-parts.ts";
import { testMessages } from "../../support/setup/test-content.ts";

const visit = consentVisitors();

// What is offered follows from the content: consent/build/consent-settings.test.ts.
test("[C12] where everything that is offered is required nobody is asked, and the cookie link explains why (D13)", async () => {
  const { page, context, errors, banner, dialog, footerLink, decision } = await visit();
  const services = [{ name: "web-fonts", title: "Tipos de letra", purposes: [], default: true, required: true }];
  const requiredOnly = changedSharedData(({ site, ...others }) => ({
    ...others,
    site: { ...site, consent: { services } },
  }));
  await answerInstead(page, sharedDataOf("pt"), requiredOnly);
  await page.goto("/pt/blog/");
  await untilApplied(page);
  expect(await banner.count()).toBe(0);
  await footerLink.click();
  await dialog.waitFor();
  const words = (await testMessages("pt"))["consent.nothing-optional"] ?? "missing";
  expect(readable(await dialog.innerText())).toContain(readable(words));
  expect(await dialog.getByRole("switch").count()).toBe(1);
  expect(await dialog.getByRole("switch").isDisabled()).toBe(true);
  for (const label of [labels.pt.save, labels.pt.accept, labels.pt.refuse])
    expect(await decision(label).count()).toBe(0);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await context.cookies()).toEqual([]);
  expect(errors).toEqual([]);
});
