import { JSDOM } from "jsdom";
import { expect, test, vi } from "vitest";
import { startConsentEngine } from "./consent-engine.ts";

const widget = '<div data-name="booking" data-url="https://b.example/team"></div>';

/** Counts the scripts that are put into the head to run. */
function open(onlyOnce: boolean, html = "") {
  const document = new JSDOM(html, { url: "https://site.example/fr/" }).window.document as unknown as Document;
  const scripts = ["https://b.example/1.js", "https://b.example/2.js"];
  const service = { name: "booking", title: "Booking", purposes: [], scripts, onlyOnce };
  const configuration = { services: [service, { ...service, name: "chat" }] };
  const scriptUrl = vi.fn((url: string) => url);
  const engine = startConsentEngine({ configuration, document, scriptUrl, log: vi.fn() });
  const running = () => [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => src);
  return { document, engine, runs: () => scriptUrl.mock.calls.length, running, scripts };
}

test("[C15] the scripts of a service wait, run in their order when it is applied, and again the next time (D22)", () => {
  const { engine, runs, running, scripts, document } = open(false);
  expect([runs(), running()]).toEqual([0, []]);
  engine.acceptOnce("booking");
  expect(running()).toEqual(scripts);
  expect([...document.scripts].filter((script) => script.src).every(({ async }) => !async)).toBe(true);
  engine.acceptAll();
  expect(runs()).toBe(4);
  engine.save();
  engine.declineAll();
  expect([runs(), running()]).toEqual([4, []]);
  engine.acceptAll();
  expect(runs()).toBe(8);
});

test("[C15] they run again for a page that brings a widget, and for no other page; of a once-only service not (D22)", () => {
  const { document, engine, runs } = open(false);
  engine.acceptAll();
  engine.pageShown();
  expect(runs()).toBe(4);
  document.body.innerHTML = widget;
  engine.pageShown();
  expect(runs()).toBe(6);
  engine.declineAll();
  engine.pageShown();
  expect(runs()).toBe(6);
  const once = open(true, widget);
  for (const act of [once.engine.acceptAll, once.engine.pageShown]) act();
  expect(once.runs()).toBe(4);
});
