import { expect, inject, test } from "vitest";
import { readable } from "../../built/queries.ts";
import { addProbe, consentParts, labels, storedChoice, untilApplied } from "../../support/pages/consent-parts.ts";
import { oneVisitor } from "../../support/setup/browser.ts";
import { testMessages } from "../../support/setup/test-content.ts";

const sameVisitor = oneVisitor(({ context }) => addProbe(context));
const accepted = storedChoice({ "web-fonts": true, analytics: true });

async function arrive(path = "/fr/", stored?: string) {
  const visitor = await sameVisitor();
  if (stored !== undefined) {
    await visitor.context.addCookies([{ name: "klaro", value: stored, url: inject("origin") }]);
  }
  await visitor.page.goto(path);
  return { ...visitor, ...consentParts(visitor.page) };
}

test("[C5] brings back the first visit: no cookie, the banner, and the focus on it (D22)", async () => {
  const { page, context, banner, decideAgain, errors } = await arrive("/en/presentation/", accepted);
  await untilApplied(page);
  await context.addCookies([
    { name: "_pk_id.5", value: "1", url: inject("origin") },
    { name: "klaro", value: accepted, url: new URL("/en/presentation/", inject("origin")).href },
  ]);
  await decideAgain(labels.en.forget);
  await banner.waitFor();
  expect(await context.cookies()).toEqual([]);
  const said = (await testMessages("en"))["consent.forgotten"] ?? "missing";
  expect(readable(await page.getByRole("status").first().innerText())).toBe(readable(said));
  expect(await banner.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.reload();
  await banner.waitFor();
  expect(errors).toEqual([]);
});

test("[C5] is offered only where something is kept (D22)", async () => {
  const { banner, dialog, choice, decision, footerLink } = await arrive();
  await choice(labels.fr.customise).click();
  await dialog.waitFor();
  expect(await decision(labels.fr.forget).count()).toBe(0);
  await decision(labels.fr.save).click();
  await banner.waitFor({ state: "detached" });
  await footerLink.click();
  await decision(labels.fr.forget).waitFor();
});
