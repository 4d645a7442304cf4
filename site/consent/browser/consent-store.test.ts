import { JSDOM } from "jsdom";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { ConsentConfiguration } from "../core/configuration.ts";
import { openConsentStore } from "./consent-store.ts";

const open = (page: Window, more: Partial<ConsentConfiguration> = {}) =>
  openConsentStore({ services: [], ...more }, page);
const newPage = (url = "https://www.passerelle.example/fr/blog/") => new JSDOM("", { url }).window as unknown as Window;

afterEach(() => vi.useRealTimers());

test("[C10] the cookie lasts 120 days, SameSite Lax, path /", () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z"), toFake: ["Date"] });
  const page = newPage();
  const write = vi.spyOn(page.document, "cookie", "set");
  open(page).write("%7B%7D");
  expect(write.mock.calls).toEqual([["klaro=%7B%7D; expires=Sat, 20 Mar 2027 10:00:00 GMT; path=/; SameSite=Lax"]]);
});

test.each(["cookie", "localStorage", "sessionStorage"] as const)(
  "a decision is kept in %s, and cleared",
  (storageMethod) => {
    const store = open(newPage(), { storageMethod });
    expect(store.read()).toBeUndefined();
    store.write("a");
    store.write("b");
    expect(store.read()).toBe("b");
    store.clear();
    expect(store.read()).toBeUndefined();
  },
);

describe("several cookies of the name", () => {
  test("which disagree are no decision, and saving repairs that", () => {
    const page = newPage();
    page.document.cookie = "klaro=stray; path=/fr/";
    page.document.cookie = "klaro=other; path=/";
    const store = open(page);
    expect(store.read()).toBeUndefined();
    store.write("mine");
    expect(store.read()).toBe("mine");
    expect(page.document.cookie).toBe("klaro=mine");
  });

  test("which agree are that decision", () => {
    const page = newPage();
    page.document.cookie = "klaro=same; path=/fr/";
    page.document.cookie = "klaro=same; path=/";
    expect(open(page).read()).toBe("same");
  });
});

test.each([
  { cookiePath: "/fr/" },
  { cookieDomain: ".passerelle.example" },
  { cookiePath: "/fr/blog/", cookieDomain: "www.passerelle.example" },
])("clearing leaves no cookie behind that was set with %j", (place) => {
  const page = newPage();
  const store = open(page, place);
  store.write("a");
  expect(page.document.cookie).toBe("klaro=a");
  store.clear();
  expect(page.document.cookie).toBe("");
});

test.each(["cookie", "localStorage", "sessionStorage"] as const)(
  "a browser that refuses %s makes nothing throw",
  (storageMethod) => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    const page = {
      document: Object.defineProperty({ location: new URL("https://x.example/") }, "cookie", {
        get: refuse,
        set: refuse,
      }),
      get localStorage(): Storage {
        return refuse();
      },
      get sessionStorage(): Storage {
        return refuse();
      },
    } as unknown as Window;
    const store = open(page, { storageMethod });
    store.write("a");
    store.clear();
    expect(store.read()).toBeUndefined();
  },
);
