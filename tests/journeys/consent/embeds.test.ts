import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { answerInstead, body } from "../../support/browser/network-faults.ts";
import { axeColorViolations, axeViolations } from "../../support/page-checks/axe-violations.ts";
import { htmlErrors } from "../../support/page-checks/html-errors.ts";
import {
  consentVisitors,
  followInApp,
  labels,
  storedChoice,
  storedIn,
  untilApplied,
} from "../../support/pages/consent-parts.ts";
import { untilHydrated } from "../../support/pages/open-hydrated.ts";
import { VIDEO } from "../../support/setup/extended-content.ts";

const newVisitor = consentVisitors();
const url = inject("extendedOrigin");

/** A visitor who has not decided yet, and what their page asks the video's host for. */
async function arrive(path: string) {
  const visitor = await newVisitor({ baseURL: url });
  const asked: string[] = [];
  visitor.page.on(
    "request",
    (request) => request.url().startsWith("https://video.example/") && asked.push(request.url()),
  );
  await visitor.page.goto(path);
  const video = body("text/html", "<!doctype html><title>Video</title><button>Play</button>");
  await answerInstead(visitor.page, "https://video.example/*", video);
  await untilApplied(visitor.page);
  return { ...visitor, frame: visitor.page.locator("iframe").first(), asked };
}

/** Adds them as a script of a host page would, and gives back what stands there in the next frame. */
const addedTo = (page: Page) =>
  page.evaluate(async () => {
    const part = document.createElement("section");
    const frame = Object.assign(document.createElement("iframe"), { src: "https://video.example/2", title: "Added" });
    const box = Object.assign(document.createElement("div"), { textContent: "Box" });
    const image = document.createElement("img");
    const script = Object.assign(document.createElement("script"), { type: "text/plain" });
    for (const element of [frame, box, image, script]) element.dataset.name = "video";
    image.dataset.src = "/added.svg";
    script.dataset.src = "/added.js";
    part.append(frame, box, image, script);
    document.querySelector("main")?.append(part);
    await new Promise(requestAnimationFrame);
    return [...part.children].map((one) => {
      const { display } = getComputedStyle(one);
      const kind = one.matches("[data-consent=placeholder]") ? "placeholder" : one.localName;
      return display === "none" && kind !== "script" ? `${kind}, hidden` : kind;
    });
  });

test("[C9] marked elements that are added to the page are blocked, with a placeholder, within a frame; accepted, they are what they were, and those that come then are let in (D22)", async () => {
  const { page, placeholder, errors, asked } = await arrive("/fr/services/");
  await answerInstead(page, "*/added.js", body("text/javascript", "added = 1;"));
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await answerInstead(page, "*/added.svg", body("image/svg+xml", drawing));
  await untilHydrated(page);
  const blocked = ["placeholder", "iframe, hidden", "placeholder", "div, hidden", "img, hidden", "script"];
  expect(await addedTo(page)).toEqual(blocked);
  // The browser may have asked for a live `src` before the page hears of the frame: nothing of it is shown.
  const framed = () => page.frames().filter((frame) => frame.url().startsWith("https://video.example"));
  await expect.poll(framed).toEqual([]);
  const [first, second] = [placeholder.first(), placeholder.last()];
  const link = first.getByRole("link", { name: "video.example" });
  expect(await link.getAttribute("href")).toBe("https://video.example/2");
  expect(await first.textContent()).toContain("Added");
  expect(await second.textContent()).toContain("Vidéos");
  expect(await second.getByRole("link").count()).toBe(0);
  await second.getByRole("button", { name: labels.fr.once }).click();
  expect(
    await page
      .locator("section > div", { hasText: "Box" })
      .last()
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);
  await page.frameLocator("section > iframe").getByRole("button", { name: "Play" }).waitFor();
  await page.waitForFunction("window.added === 1");
  expect(await first.isVisible()).toBe(false);
  expect(await addedTo(page), "once the service is on").toEqual(["iframe", "div", "img", "script"]);
  expect(await placeholder.count()).toBe(2);
  expect(new Set(asked)).toEqual(new Set(["https://video.example/2"]));
  expect(errors).toEqual([]);
});

// Without JavaScript: ../../hosts/serving/without-javascript.test.ts. The policy: ../../built/policy.test.ts.
describe("a blocked frame, on one visit, in this order:", () => {
  let visit: Awaited<ReturnType<typeof arrive>>;
  const untilPlayable = () => visit.page.frameLocator("iframe").first().getByRole("button", { name: "Play" }).waitFor();
  beforeAll(async () => {
    visit = await arrive("/fr/nouveau-site/");
  });

  test("[C9] is marked as klaro marks it, is not requested, and its placeholder says what and why", async () => {
    const { placeholder, frame, asked } = visit;
    expect(await frame.getAttribute("data-name")).toBe("video");
    expect(await frame.getAttribute("data-src")).toBe(VIDEO);
    expect(await frame.isVisible()).toBe(false);
    const text = String(await placeholder.first().textContent()).replaceAll(/\s/g, " ");
    expect(text).toContain("Visite du chantier en deux minutes");
    expect(text).toContain("service : Vidéos");
    expect(await placeholder.first().getByRole("link").getAttribute("href")).toBe(VIDEO);
    expect(asked).toEqual([]);
  });

  test("breaks no rule of accessibility or of HTML, in light and in dark", async () => {
    const { page, banner } = visit;
    await banner.waitFor();
    const html = (await page.content()).replace("<!DOCTYPE html>", "<!doctype html>");
    expect(await htmlErrors(html, page.url())).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeColorViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
  });

  test("[C4] accepted once, it loads and takes the focus, and nothing is saved; its box keeps its size, on a phone and on a screen, and its buttons have 44 px", async () => {
    const { page, context, placeholder, frame } = visit;
    const box = placeholder.first().locator("..");
    const sizes: Awaited<ReturnType<typeof box.boundingBox>>[] = [];
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      sizes.push(await box.boundingBox());
      for (const button of await placeholder.first().getByRole("button").all()) {
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    }
    await placeholder.first().getByRole("button", { name: labels.fr.once }).click();
    await untilPlayable();
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("iframe");
    expect(await placeholder.first().isVisible()).toBe(false);
    expect(await context.cookies()).toEqual([]);
    for (const [index, width] of [320, 1440].entries()) {
      await page.setViewportSize({ width, height: 800 });
      const size = { width: sizes[index]?.width, height: sizes[index]?.height };
      expect(await box.boundingBox()).toMatchObject(size);
      expect(await frame.boundingBox()).toMatchObject(size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test("[C4] [C7] accepted once, its service is on for every page of the visit, however it is reached; the dialog says so, and forgets it", async () => {
    const { page, placeholder, frame, banner, dialog, footerLink, decision } = visit;
    await followInApp(page, "/en/new-website/");
    await untilPlayable();
    await page.goBack();
    await page.waitForURL("**/fr/nouveau-site/");
    await untilPlayable();
    await footerLink.click();
    const video = dialog.getByRole("listitem").filter({ hasText: "Vidéos" });
    await video.getByText("Accepté une fois").waitFor();
    expect(await dialog.getByText("Accepté une fois").count()).toBe(1);
    await decision(labels.fr.forget).click();
    await banner.waitFor();
    await placeholder.first().waitFor();
    expect(await frame.getAttribute("src")).toBeNull();
    await footerLink.click();
    await dialog.waitFor();
    expect(await decision(labels.fr.forget).count()).toBe(0);
    expect(await dialog.getByText("Accepté une fois").count()).toBe(0);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  // That what was accepted once is off on the next load, and what was always is on: ../engines/consent.ts.
  test("[C4] [C8] accepted always, it is saved, also as a no to what was not answered, and is emptied when refused", async () => {
    const { page, context, placeholder, frame, banner, footerLink, decision, errors } = visit;
    await placeholder.first().getByRole("button", { name: labels.fr.always }).click();
    await frame.waitFor();
    await banner.waitFor({ state: "detached" });
    const choice = { "web-fonts": true, analytics: false, video: true, booking: false };
    await expect.poll(() => storedIn(context)).toBe(storedChoice(choice));
    await footerLink.click();
    await decision(labels.fr.refuse).click();
    await placeholder.first().waitFor();
    expect(await frame.getAttribute("src")).toBeNull();
    expect(await frame.isVisible()).toBe(false);
    expect(page.frames().map((one) => new URL(one.url()).host)).not.toContain("video.example");
    expect(errors).toEqual([]);
  });
});
