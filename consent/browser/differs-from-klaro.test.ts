import { createRequire } from "node:module";
import { JSDOM } from "jsdom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConsentConfiguration, ConsentService } from "../core/configuration.ts";
import { startConsentEngine } from "./consent-engine.ts";

/*
 * Where this engine departs from klaro on purpose, and why: docs/decisions/0029-consent-differs-from-klaro.md.
 * These show klaro's own behaviour where that is possible, so that the list shrinks when klaro fixes it; the record names
 * the tests of the others.
 */
interface Klaro {
  readonly consents: Readonly<Record<string, unknown>>;
  readonly states: Readonly<Record<string, unknown>>;
  readonly confirmed: boolean;
  readonly changed: boolean;
  resetConsents(): void;
}

const site: ConsentConfiguration = {
  services: [
    { name: "web-fonts", title: "Fonts", purposes: [], default: true, required: true },
    { name: "analytics", title: "Statistics", purposes: [], default: true, cookies: ["^_pk_"] },
    { name: "video", title: "Video", purposes: [] },
  ],
};
const require = createRequire(import.meta.url);
let page: JSDOM["window"];
const cookieOf = (consents: object) => `klaro=${encodeURIComponent(JSON.stringify(consents))}`;

function klaro(configuration: object): Klaro {
  const { document, sessionStorage } = page;
  for (const [name, value] of Object.entries({ self: page, window: page, document, sessionStorage }))
    vi.stubGlobal(name, value);
  const Manager: new (settings: object) => Klaro = require("klaro/dist/cm.js").default;
  return new Manager(configuration);
}

function ours(configuration: ConsentConfiguration) {
  const document = page.document as unknown as Document;
  return startConsentEngine({ configuration, document, scriptUrl: (url) => url, log: vi.fn() });
}

beforeEach(() => {
  page = new JSDOM("", { url: "https://www.passerelle.example/fr/blog/" }).window;
  vi.spyOn(console, "debug").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a malformed cookie counts as none", () => {
  page.document.cookie = "klaro=%7Bbroken";
  expect(() => klaro(site)).toThrow();
  expect(ours(site).getSnapshot()).toMatchObject({ confirmed: false, changed: false, applied: { analytics: false } });
});

test("only true is consent", () => {
  page.document.cookie = cookieOf({ "web-fonts": true, analytics: "false", video: true });
  expect(klaro(site).states.analytics).toBe(true);
  expect(ours(site).getSnapshot()).toMatchObject({ confirmed: false, applied: { analytics: false, video: false } });
});

test("of two cookies that disagree the site's own counts, and the other goes", () => {
  const refusal = cookieOf({ "web-fonts": true, analytics: false, video: false });
  page.document.cookie = `${cookieOf({ "web-fonts": true, analytics: true, video: true })}; path=/fr/`;
  page.document.cookie = `${refusal}; path=/`;
  expect(klaro(site).consents.analytics).toBe(true);
  const { confirmed, applied } = ours(site).getSnapshot();
  expect([confirmed, applied.analytics]).toEqual([true, false]);
  expect(page.document.cookie).toBe(refusal);
});

test("a service's explicit false is false, whatever the global words say", () => {
  const [, analytics, video] = site.services;
  const services = [
    { ...analytics, default: false } as ConsentService,
    { ...video, required: false } as ConsentService,
  ];
  const settings = { services, default: true, required: true };
  expect(klaro({ ...settings, required: false }).consents.analytics).toBe(true);
  expect(ours({ ...settings, required: false }).getSnapshot().consents).toEqual({ analytics: false, video: false });
  const engine = ours(settings);
  engine.declineAll();
  expect(engine.getSnapshot().applied).toEqual({ analytics: true, video: false });
});

test("a stored no to a required service is shown and saved as yes", () => {
  page.document.cookie = `${cookieOf({ "web-fonts": false, analytics: false, video: false })}; path=/`;
  expect(klaro(site).consents["web-fonts"]).toBe(false);
  const engine = ours(site);
  expect(engine.getSnapshot()).toMatchObject({ confirmed: true, consents: { "web-fonts": true } });
  engine.save();
  expect(page.document.cookie).toBe(cookieOf({ "web-fonts": true, analytics: false, video: false }));
});

test("reset forgets that the services had changed", () => {
  page.document.cookie = cookieOf({ "web-fonts": true });
  const theirs = klaro(site);
  theirs.resetConsents();
  expect(theirs.changed).toBe(true);
  page.document.cookie = cookieOf({ "web-fonts": true });
  const engine = ours(site);
  engine.reset();
  expect(engine.getSnapshot()).toMatchObject({ confirmed: false, changed: false });
});

test("reset leaves no cookie behind", () => {
  page.document.cookie = `${cookieOf({})}; path=/fr/; domain=.passerelle.example`;
  klaro(site).resetConsents();
  expect(page.document.cookie).toContain("klaro=");
  ours(site).reset();
  expect(page.document.cookie).toBe("");
});

test("a service's cookies are deleted wherever the page sees them", () => {
  page.document.cookie = "_pk_id=1; path=/; domain=.passerelle.example";
  page.document.cookie = "_pk_ses=1; path=/fr";
  klaro(site);
  expect(page.document.cookie).toContain("_pk_id");
  ours(site);
  expect(page.document.cookie).toBe("");
});

test("once-only holds scripts back, not pictures and frames", () => {
  page.document.body.innerHTML = '<p></p><iframe data-name="video" data-src="https://v.example/1"></iframe>';
  const once = { services: site.services.map((service) => ({ ...service, onlyOnce: true })) };
  const engine = ours(once);
  engine.acceptAll();
  engine.declineAll();
  engine.acceptAll();
  expect(page.document.querySelector("iframe")?.getAttribute("src")).toBe("https://v.example/1");
});
