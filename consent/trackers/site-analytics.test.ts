import { JSDOM } from "jsdom";
import { describe, expect, test, vi } from "vitest";
import { createSiteAnalytics, type TrackerSettings } from "./site-analytics.ts";

const first = { title: "Accueil", url: "https://www.passerelle.example/fr/", referrer: "" };
const second = { title: "Services", url: "https://www.passerelle.example/fr/services/", referrer: first.url };
const matomo = { url: "https://stats.example/m/", siteId: 5 };
const tag = { url: "https://tag.example/gtag/js", propertyId: "P-1" };

interface Globals {
  _paq?: unknown;
  Matomo?: unknown;
  dataLayer?: ArrayLike<unknown>[];
  [flag: `ga-disable-${string}`]: boolean;
}

function open(settings: TrackerSettings = {}, scriptUrl = (url: string) => url) {
  const { window } = new JSDOM("", { url: first.url });
  const log = vi.fn();
  const analytics = createSiteAnalytics(settings, { window: window as unknown as Window, scriptUrl, log });
  const scripts = () => [...window.document.scripts].map((script) => script.src);
  const arrive = (type = "load") => window.document.scripts[0]?.dispatchEvent(new window.Event(type));
  const globals = window as unknown as Globals;
  const commands = () => (globals.dataLayer ?? []).map((entry) => Array.from(entry));
  return { window, analytics, log, scripts, arrive, globals, commands };
}

const begin = [
  ["setTrackerUrl", "https://stats.example/m/matomo.php"],
  ["setSiteId", 5],
  ["setCustomRequestProcessing", expect.any(Function)],
  ["setVisitorCookieTimeout", 393 * 86_400],
  ["requireCookieConsent"],
  ["enableLinkTracking"],
  ["rememberCookieConsentGiven", 120 * 24],
];
const counted = ({ title, url, referrer }: typeof first) => [
  ["setCustomUrl", url],
  ["setDocumentTitle", title],
  ["setReferrerUrl", referrer],
  ["trackPageView"],
];

test("before consent nothing is loaded, queued or set on the window (D13)", () => {
  const { analytics, scripts, globals } = open({ matomo, tag });
  analytics.pageView(first);
  analytics.stop();
  expect(scripts()).toEqual([]);
  expect([globals._paq, globals.dataLayer]).toEqual([undefined, undefined]);
});

test("an empty address switches a tracker off", () => {
  const { analytics, scripts } = open();
  analytics.pageView(first);
  analytics.start();
  expect(scripts()).toEqual([]);
});

describe("[A1] [A3] Matomo", () => {
  test("[A1] after consent, the current page and each navigation are counted once", () => {
    const { analytics, scripts, globals } = open({ matomo });
    analytics.pageView(first);
    analytics.start();
    analytics.start();
    expect(scripts()).toEqual(["https://stats.example/m/matomo.js"]);
    expect(globals._paq).toEqual([...begin, ...counted(first)]);
    analytics.pageView(second);
    expect(globals._paq).toEqual([...begin, ...counted(first), ...counted(second)]);
  });

  test("a page is counted when it is sent: not by what is taken back before its script has come", () => {
    const { analytics, scripts, arrive, globals } = open({ matomo });
    analytics.pageView(first);
    for (let round = 0; round < 3; round++) {
      analytics.start();
      expect(globals._paq).toEqual([...begin, ...counted(first)]);
      analytics.stop();
    }
    analytics.start();
    arrive();
    analytics.stop();
    analytics.start();
    expect((globals._paq as string[][]).filter(([name]) => name === "trackPageView")).toHaveLength(1);
    expect(scripts()).toHaveLength(1);
  });

  test.each(["https://stats.example/m", "https://stats.example/m/matomo.js", "https://stats.example/m/matomo.php"])(
    "its address may be written %s",
    (url) => {
      const { analytics, scripts } = open({ matomo: { ...matomo, url } });
      analytics.start();
      expect(scripts()).toEqual(["https://stats.example/m/matomo.js"]);
    },
  );

  test("[A3] withdrawal makes it forget its consent, and what it would still send is nothing", () => {
    const { analytics, scripts, arrive, globals } = open({ matomo });
    analytics.pageView(first);
    analytics.start();
    const [, , [, process]] = globals._paq as [unknown, unknown, [string, (request: string) => string]];
    arrive();
    const push = vi.fn();
    globals._paq = { push };
    analytics.stop();
    analytics.pageView(second);
    expect(push.mock.calls).toEqual([[["forgetCookieConsentGiven"]]]);
    expect(process("link=x")).toBe("");
    analytics.start();
    expect(push.mock.calls.slice(1)).toEqual([
      [["rememberCookieConsentGiven", 120 * 24]],
      ...counted(second).map((command) => [command]),
    ]);
    expect(process("link=x")).toBe("link=x");
    expect(scripts()).toHaveLength(1);
  });

  test("withdrawn and given again while its script loads, it is set up anew, and counts the page on screen only", () => {
    const { window, analytics, scripts, globals } = open({ matomo });
    analytics.pageView(first);
    analytics.start();
    const [loading] = window.document.scripts;
    const queue = globals._paq;
    analytics.stop();
    expect(queue).toEqual([]);
    expect(globals._paq).toBeUndefined();
    analytics.pageView(second);
    analytics.start();
    expect(globals._paq).toEqual([...begin, ...counted(second)]);
    expect(scripts()).toHaveLength(1);
    // Another element would run the script twice.
    expect(window.document.scripts[0]).toBe(loading);
  });

  test("a script that arrives after the withdrawal finds nothing to do, and runs anew after the next consent", () => {
    const { window, analytics, scripts, globals } = open({ matomo });
    analytics.start();
    const [late] = window.document.scripts;
    analytics.stop();
    Object.assign(globals, { Matomo: {}, _paq: { push: vi.fn() } });
    late?.dispatchEvent(new window.Event("load"));
    expect(scripts()).toEqual([]);
    analytics.start();
    expect(globals._paq).toEqual(begin);
    expect(globals.Matomo).toBeUndefined();
    expect(window.document.scripts[0]).not.toBe(late);
  });
});

describe("[A2] [A3] the second tracker", () => {
  const granted = {
    analytics_storage: "granted",
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
  };
  const denied = { ...granted, analytics_storage: "denied" };
  const view = ({ title, url, referrer }: typeof first) => [
    "event",
    "page_view",
    { page_title: title, page_location: url, page_referrer: referrer },
  ];

  test("[A2] gets the consent default, the update, and each page", () => {
    const { analytics, scripts, commands } = open({ tag });
    analytics.pageView(first);
    analytics.start();
    analytics.pageView(second);
    expect(scripts()).toEqual(["https://tag.example/gtag/js?id=P-1"]);
    expect(commands()).toEqual([
      ["consent", "default", denied],
      ["js", expect.any(Date)],
      ["consent", "update", granted],
      ["config", "P-1", { send_page_view: false, cookie_expires: 393 * 86_400, cookie_update: false }],
      view(first),
      view(second),
    ]);
  });

  test("counts a page once it is sent, whatever the other one did", () => {
    const { window, analytics, commands, globals } = open({ matomo, tag });
    const [views, visits] = [
      () => commands().filter(([name]) => name === "event"),
      () => (globals._paq as string[][]).filter(([name]) => name === "trackPageView"),
    ];
    analytics.pageView(first);
    analytics.start();
    // The second tracker's script has come, Matomo's has not.
    window.document.scripts[1]?.dispatchEvent(new window.Event("load"));
    analytics.stop();
    analytics.start();
    expect([views(), visits()].map(({ length }) => length)).toEqual([1, 1]);
    analytics.stop();
    analytics.pageView(second);
    analytics.start();
    expect([views(), visits()].map(({ length }) => length)).toEqual([2, 1]);
  });

  test("gets its commands as `arguments` objects, as its script requires", () => {
    const { analytics, globals } = open({ tag });
    analytics.start();
    expect(Object.prototype.toString.call(globals.dataLayer?.[0])).toBe("[object Arguments]");
  });

  test("is switched off by withdrawal, and on again without being loaded twice", () => {
    const { analytics, arrive, globals, commands } = open({ tag });
    analytics.start();
    arrive();
    analytics.stop();
    expect(globals["ga-disable-P-1"]).toBe(true);
    expect(commands().at(-1)).toEqual(["consent", "update", denied]);
    analytics.pageView(second);
    expect(commands().at(-1)).toEqual(["consent", "update", denied]);
    analytics.start();
    expect(globals["ga-disable-P-1"]).toBe(false);
    expect(commands().slice(-2)).toEqual([["consent", "update", granted], view(second)]);
  });

  test("a script that arrives after the withdrawal finds an empty queue, and is set up completely by the next consent", () => {
    const { analytics, arrive, scripts, commands } = open({ tag });
    analytics.start();
    analytics.stop();
    expect(commands()).toEqual([]);
    analytics.start();
    expect(commands()).toHaveLength(4);
    expect(scripts()).toHaveLength(1);
    arrive();
    expect(scripts()).toHaveLength(1);
  });
});

describe("trackers that fail", () => {
  test("a script that cannot be loaded is logged, and loaded again after the next consent", () => {
    const { analytics, log, arrive, scripts } = open({ matomo });
    analytics.start();
    arrive("error");
    expect(log).toHaveBeenCalledOnce();
    expect(scripts()).toEqual([]);
    analytics.stop();
    analytics.start();
    expect(scripts()).toHaveLength(1);
  });

  test("a tracker that throws, or whose address is refused, does not stop the other", () => {
    const scriptUrl = (url: string) => {
      if (url.includes("stats")) throw new TypeError("not allowed");
      return url;
    };
    const { analytics, log, globals, commands } = open({ matomo, tag }, scriptUrl);
    analytics.start();
    Object.assign(globals, {
      _paq: {
        push: () => {
          throw new Error("broken");
        },
      },
    });
    analytics.pageView(first);
    analytics.stop();
    expect(log.mock.calls.length).toBeGreaterThan(1);
    expect(commands()).toEqual([]);
  });
});
