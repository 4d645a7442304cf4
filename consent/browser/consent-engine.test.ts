import { JSDOM } from "jsdom";
import { describe, expect, test, vi } from "vitest";
import type { ConsentConfiguration } from "../core/configuration.ts";
import { startConsentEngine } from "./consent-engine.ts";

const configuration: ConsentConfiguration = {
  services: [
    { name: "web-fonts", title: "Fonts", purposes: ["display"], default: true, required: true },
    {
      name: "analytics",
      title: "Statistics",
      purposes: ["analytics"],
      cookies: ["^_pk_", "piwik_ignore"],
      default: true,
      callback: "analytics",
    },
  ],
};
const picture = '<img data-name="analytics" data-src="/count.png">';

function open(html = picture, more: Partial<ConsentConfiguration> = {}) {
  const { window } = new JSDOM(html, { url: "https://www.passerelle.example/fr/" });
  const document = window.document as unknown as Document;
  const cookieStore = new window.EventTarget();
  Object.assign(window, { cookieStore });
  const changeOf = (name: string) =>
    cookieStore.dispatchEvent(Object.assign(new window.Event("change"), { changed: [{ name }], deleted: [] }));
  const analytics = vi.fn();
  const log = vi.fn();
  const start = () =>
    startConsentEngine({
      configuration: { ...configuration, ...more },
      document,
      hooks: { analytics },
      scriptUrl: (url) => url,
      log,
    });
  return {
    window,
    document,
    analytics,
    log,
    start,
    engine: start(),
    changeOf,
    counts: () => document.images[0]?.hasAttribute("src"),
  };
}
const stored = (analytics: boolean) => `klaro=${encodeURIComponent(JSON.stringify({ "web-fonts": true, analytics }))}`;

describe("another configuration, from a privacy manager that answers late (D16)", () => {
  const video = { name: "video", title: "Video", purposes: ["media"], default: true };

  test("is asked about where the stored decision lacks a service of it, and nothing is on until the answer", () => {
    const { engine, document, analytics, counts } = open();
    engine.acceptAll();
    analytics.mockClear();
    const seen = vi.fn();
    engine.subscribe(seen);
    engine.configure({ services: [...configuration.services, video] });
    expect(engine.configuration.services).toContain(video);
    expect(engine.getSnapshot()).toMatchObject({ confirmed: false, changed: true, consents: { video: true } });
    expect(engine.getSnapshot().applied).toMatchObject({ analytics: false, video: false });
    expect(counts()).toBe(false);
    expect(seen).toHaveBeenCalled();
    engine.acceptAll();
    expect(engine.getSnapshot().applied).toMatchObject({ analytics: true, video: true });
    expect(counts()).toBe(true);
    expect(decodeURIComponent(document.cookie)).toContain('"video":true');
  });

  test("leaves on what was accepted once (C4)", () => {
    const { engine, counts } = open();
    engine.acceptOnce("analytics");
    engine.configure({ services: [...configuration.services, video] });
    expect(counts()).toBe(true);
    expect(engine.getSnapshot()).toMatchObject({ confirmed: false, applied: { analytics: true, video: false } });
    engine.declineAll();
    expect(counts()).toBe(false);
  });

  test("switches off what it does not have, and is quiet about what stays", () => {
    const { engine, analytics, counts } = open();
    engine.acceptAll();
    analytics.mockClear();
    engine.configure({ services: configuration.services.slice(0, 1) });
    expect(counts()).toBe(false);
    expect(analytics.mock.calls).toEqual([[false, configuration.services[1]]]);
    expect(engine.getSnapshot()).toMatchObject({ confirmed: true, applied: { "web-fonts": true } });
    engine.configure({ services: configuration.services.slice(0, 1) });
    expect(analytics).toHaveBeenCalledTimes(1);
  });
});

describe("from page to page", () => {
  test("[C8] declining deletes the service's cookies, in all their forms, and no others", () => {
    const { engine, document, counts } = open();
    engine.acceptAll();
    for (const cookie of ["_pk_id.5=1", "_pk_ses.5=1; path=/; domain=.passerelle.example", "piwik_ignore=1", "x_pk_=1"])
      document.cookie = cookie;
    engine.declineAll();
    expect(counts()).toBe(false);
    expect(document.cookie.split("; ").sort()).toEqual([stored(false), "x_pk_=1"]);
  });

  test("what a hook writes while its service is stopped is deleted, too", () => {
    const { engine, document, analytics } = open();
    engine.acceptAll();
    analytics.mockImplementation(() => {
      document.cookie = "_pk_late=1";
    });
    engine.declineAll();
    expect(document.cookie).toBe(stored(false));
  });

  test("a hook that throws, or that is missing, is logged and harms nothing", () => {
    const { engine, analytics, log, counts } = open(picture, { callback: "toString" });
    analytics.mockImplementation(() => {
      throw new Error("broken");
    });
    log.mockClear();
    engine.acceptAll();
    expect(counts()).toBe(true);
    expect(log.mock.calls.map(([message]) => message)).toEqual([
      "The hook “toString” of the service “web-fonts” failed.",
      "The hook “analytics” of the service “analytics” failed.",
      "The hook “toString” of the service “analytics” failed.",
    ]);
  });

  test("[C10] on a deeper path, where an older cookie is seen, the decision is the only one that is left (D10)", () => {
    const { window, document, engine } = open();
    document.cookie = `${stored(true)}; path=/fr/blog`;
    engine.declineAll();
    window.history.pushState(null, "", "/fr/blog/");
    engine.pageShown();
    expect(document.cookie).toBe(stored(false));
  });

  test("[C9] elements that appear later are switched as the rest, before the browser draws them (D22)", async () => {
    const { engine, document, counts } = open("");
    engine.acceptAll();
    document.body.innerHTML = `<p>${picture}</p>`;
    await Promise.resolve();
    expect(counts()).toBe(true);
    engine.declineAll();
    expect(counts()).toBe(false);
    engine.stop();
    engine.acceptAll();
    document.body.innerHTML = picture;
    await Promise.resolve();
    expect(counts()).toBe(false);
    engine.pageShown();
    expect(counts()).toBe(true);
  });
});

test("subscribers are notified of each change; the snapshot is the same until then", () => {
  const { engine } = open();
  const listener = vi.fn();
  const end = engine.subscribe(listener);
  const before = engine.getSnapshot();
  engine.pageShown();
  expect(engine.getSnapshot()).toBe(before);
  engine.declineAll();
  expect(listener).toHaveBeenCalledOnce();
  expect(engine.getSnapshot()).not.toBe(before);
  end();
  engine.acceptAll();
  expect(listener).toHaveBeenCalledOnce();
});

test.each<readonly [string, (parts: ReturnType<typeof open>) => void]>([
  [
    "the page comes back from the back/forward cache",
    ({ window }) => window.dispatchEvent(new window.Event("pageshow")),
  ],
  ["it gets the focus", ({ window }) => window.dispatchEvent(new window.Event("focus"))],
  [
    "it becomes visible",
    ({ window }) => {
      Object.defineProperty(window.document, "visibilityState", { value: "visible" });
      window.document.dispatchEvent(new window.Event("visibilitychange"));
    },
  ],
  ["the browser reports a change of cookies", ({ changeOf }) => changeOf("klaro")],
  ["another page is shown", ({ engine }) => engine.pageShown()],
])("another tab's decision is followed when %s, until the engine is stopped", (_, happen) => {
  const parts = open();
  const { engine, document, counts, changeOf } = parts;
  engine.acceptAll();
  document.cookie = `${stored(false)}; path=/`;
  changeOf("other");
  expect(counts()).toBe(true);
  happen(parts);
  expect(engine.getSnapshot()).toMatchObject({ confirmed: true, applied: { analytics: false } });
  expect(counts()).toBe(false);
  engine.stop();
  document.cookie = `${stored(true)}; path=/`;
  for (const event of ["pageshow", "focus"]) parts.window.dispatchEvent(new parts.window.Event(event));
  changeOf("klaro");
  expect(engine.getSnapshot().applied.analytics).toBe(false);
});

const refuse = () => {
  throw new Error("refused");
};
test.each([
  ["refused", { get: refuse, set: refuse }],
  ["forgotten at once", { get: () => "", set: () => {} }],
])("where what is stored is %s, the decision holds for the page", (_, cookie) => {
  const { window, document, start } = open();
  Object.defineProperty(document, "cookie", cookie);
  const engine = start();
  engine.acceptAll();
  window.dispatchEvent(new window.Event("focus"));
  engine.pageShown();
  expect(engine.getSnapshot()).toMatchObject({ confirmed: true, applied: { analytics: true } });
});
