import { JSDOM } from "jsdom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openConsentStore } from "./consent-store.ts";

const services = ["a", "b"].map((name) => ({ name, title: name, purposes: [] }));
const open = (document: Document) => openConsentStore({ services }, document);
const newDocument = (url = "https://www.passerelle.example/fr/blog/") =>
  new JSDOM("", { url }).window.document as unknown as Document;
const stored = (consents: object) => encodeURIComponent(JSON.stringify(consents));
const [yes, no] = [stored({ a: true, b: true }), stored({ a: false, b: false })];

afterEach(() => vi.useRealTimers());

test("[C10] the cookie lasts 120 days, SameSite Lax, path /", () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z"), toFake: ["Date"] });
  const document = newDocument();
  const write = vi.spyOn(document, "cookie", "set");
  open(document).write("%7B%7D");
  expect(write.mock.calls).toEqual([["klaro=%7B%7D; expires=Sat, 20 Mar 2027 10:00:00 GMT; path=/; SameSite=Lax"]]);
});

test("a decision is kept, and cleared", () => {
  const store = open(newDocument());
  expect(store.read()).toBeUndefined();
  store.write(yes);
  store.write(no);
  expect(store.read()).toBe(no);
  store.clear();
  expect(store.read()).toBeUndefined();
});

describe("beside cookies of that name on other paths and domains (D10)", () => {
  const strays = {
    "on a deeper path": [`klaro=${yes}; path=/fr/`],
    "on the path itself": [`klaro=${yes}; path=/fr/blog`],
    "on the domain above": [`klaro=${yes}; path=/; domain=.passerelle.example`],
    "Secure, on the domain above": [`klaro=${yes}; path=/fr; domain=passerelle.example; Secure`],
    "on two domains and two paths": [
      `klaro=${yes}; path=/`,
      `klaro=${yes}; path=/fr/; domain=.passerelle.example`,
      `klaro=${yes}; path=/; domain=.passerelle.example`,
    ],
    "that is no decision": ["klaro=%7Bbroken; path=/fr/", "klaro=; path=/; domain=.passerelle.example"],
  };
  test.each(Object.entries(strays))("%s: the decision is the only one that is left", (_, cookies) => {
    const document = newDocument();
    for (const cookie of cookies) document.cookie = cookie;
    open(document).write(no);
    expect(document.cookie).toBe(`klaro=${no}`);
    expect(open(document).read()).toBe(no);
  });

  test("that this page did not see when it was stored, it stands, and they go", () => {
    const { window } = new JSDOM("", { url: "https://www.passerelle.example/fr/" });
    const document = window.document as unknown as Document;
    document.cookie = `klaro=${yes}; path=/fr/blog`;
    open(document).write(no);
    window.history.pushState(null, "", "/fr/blog/");
    const store = open(document);
    expect(document.cookie).toBe(`klaro=${yes}; klaro=${no}`);
    expect(store.read()).toBe(no);
    store.tidy();
    expect(document.cookie).toBe(`klaro=${no}`);
  });

  test.each([
    ["is no decision", "%7Bbroken"],
    ["is of another site's services", stored({ chat: true, video: true })],
    ["answers for fewer services", stored({ a: true })],
  ])("the decision stands although a younger one %s", (_, younger) => {
    const document = newDocument();
    const store = open(document);
    store.write(no);
    document.cookie = `klaro=${younger}; path=/; domain=.passerelle.example`;
    expect(document.cookie).toContain(younger);
    expect(store.read()).toBe(no);
  });
});

test("a browser that refuses cookies makes nothing throw", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  const page = { location: new URL("https://x.example/") };
  const store = open(Object.defineProperty(page, "cookie", { get: refuse, set: refuse }) as unknown as Document);
  store.write(yes);
  store.tidy();
  store.clear();
  expect(store.read()).toBeUndefined();
});
