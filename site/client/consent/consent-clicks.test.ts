import { JSDOM } from "jsdom";
import { afterEach, expect, test, vi } from "vitest";
import { startConsentEngine } from "#consent/browser/consent-engine.ts";
import { focusAccepted, followConsentClicks } from "./consent-clicks.ts";

afterEach(() => vi.unstubAllGlobals());

function open(html: string) {
  const { window } = new JSDOM(html, { url: "https://site.example/fr/" });
  vi.stubGlobal("Element", window.Element);
  vi.stubGlobal("HTMLElement", window.HTMLElement);
  const document = window.document as unknown as Document;
  const click = (selector: string, init: object = {}) => {
    const event = new window.MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    document.querySelector(selector)?.dispatchEvent(event as unknown as Event);
    return event.defaultPrevented;
  };
  return { document, click };
}

const blocked = `<div>
  <div data-type="placeholder" data-name="map"><button data-consent-accept="once"><b>Once</b></button></div>
  <div id="map" data-name="map">A map</div>
</div>`;

test("[C9] a blocked box is shown in its placeholder's stead, and takes the focus", () => {
  const { document, click } = open(blocked);
  const services = [{ name: "map", title: "Maps", purposes: [] }];
  const engine = startConsentEngine({ configuration: { services }, document, scriptUrl: (url) => url, log: vi.fn() });
  followConsentClicks(document, {
    openDialog: vi.fn(),
    accept: (service, _extent, placeholder) => {
      engine.acceptOnce(service);
      focusAccepted(placeholder);
    },
  });
  const shown = (selector: string) => document.querySelector<HTMLElement>(selector)?.style.display !== "none";
  expect([shown("[data-type=placeholder]"), shown("#map")]).toEqual([true, false]);
  click("button b");
  expect([shown("[data-type=placeholder]"), shown("#map")]).toEqual([false, true]);
  expect(document.activeElement?.id).toBe("map");
});

test("the cookie link opens the dialog, unless it is to be opened elsewhere", () => {
  const { document, click } = open('<a href="/fr/mention-legale/#cookies" data-cookie-settings><i>Cookies</i></a>');
  const openDialog = vi.fn();
  followConsentClicks(document, { openDialog, accept: vi.fn() });
  expect(click("i", { ctrlKey: true })).toBe(false);
  expect(click("i", { button: 1 })).toBe(false);
  expect(openDialog).not.toHaveBeenCalled();
  expect(click("i")).toBe(true);
  expect(openDialog).toHaveBeenCalledExactlyOnceWith(document.querySelector("a"));
});
