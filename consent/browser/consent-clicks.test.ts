import { JSDOM } from "jsdom";
import { afterEach, expect, test, vi } from "vitest";
import { followConsentClicks } from "./consent-clicks.ts";

afterEach(() => vi.unstubAllGlobals());

// A placeholder's buttons: tests/journeys/consent/embeds.test.ts.
test("the cookie link opens the dialog, unless it is to be opened elsewhere", () => {
  const { window } = new JSDOM('<a href="/fr/mention-legale/#cookies" data-cookie-settings><i>Cookies</i></a>');
  vi.stubGlobal("Element", window.Element);
  const document = window.document as unknown as Document;
  const openDialog = vi.fn();
  const click = (selector: string, init: object = {}) => {
    const event = new window.MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    window.document.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  followConsentClicks(document, { openDialog, accept: vi.fn() });
  expect(click("i", { ctrlKey: true })).toBe(false);
  expect(click("i", { button: 1 })).toBe(false);
  expect(openDialog).not.toHaveBeenCalled();
  expect(click("i")).toBe(true);
  expect(openDialog).toHaveBeenCalledExactlyOnceWith(document.querySelector("a"));
});
