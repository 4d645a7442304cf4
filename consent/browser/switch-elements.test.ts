import { JSDOM } from "jsdom";
import { describe, expect, test, vi } from "vitest";
import type { ConsentService } from "../core/configuration.ts";
import { switchElements } from "./switch-elements.ts";

const video: ConsentService = { name: "video", title: "Video", purposes: [] };

function page(html: string, service = video) {
  const { document } = new JSDOM(html, { url: "https://www.passerelle.example/fr/" }).window;
  const log = vi.fn();
  const context = {
    scriptUrl: (url: string) => new URL(url, document.baseURI).href,
    ranScripts: new Set<string>(),
    log,
  };
  const root = document as unknown as Document;
  const body = () => document.body.innerHTML.replace(/ style=""/g, "");
  return { document: root, body, log, to: (on: boolean) => switchElements(root, service, on, context) };
}

describe("frames", () => {
  const html = '<p>a</p><iframe data-name="video" data-src="https://v.example/1"></iframe><p>b</p>';

  test("are loaded and shown, emptied and hidden, and stay the same node in the same place", () => {
    const { document, to } = page(html);
    const frame = document.querySelector("iframe");
    to(true);
    expect(frame?.getAttribute("src")).toBe("https://v.example/1");
    to(false);
    expect(frame?.hasAttribute("src")).toBe(false);
    expect(frame?.style.display).toBe("none");
    to(true);
    expect(frame?.style.display).toBe("");
    expect([...document.body.children].map((element) => element.localName)).toEqual(["p", "iframe", "p"]);
    expect(document.querySelector("iframe")).toBe(frame);
  });

  test("that are as they should be are not loaded again", () => {
    const { document, to } = page(html);
    to(true);
    const content = document.querySelector("iframe")?.contentWindow;
    to(true);
    expect(document.querySelector("iframe")?.contentWindow).toBe(content);
  });

  test("that came with an address are neutralised, and keep it for later", () => {
    const { body, to } = page('<iframe data-name="video" src="https://v.example/1"></iframe>');
    to(false);
    expect(body()).toContain('data-src="https://v.example/1"');
    expect(body()).not.toContain(' src="');
    to(true);
    expect(body()).toContain(' src="https://v.example/1"');
  });
});

describe("scripts", () => {
  const external =
    '<p></p><script data-name="video" type="text/plain" data-type="module" data-src="/v.js" data-kind="a"></script>';

  test("are put into the page anew with their type and address", () => {
    const { body, to } = page(external);
    to(true);
    expect(body()).toContain('type="module"');
    expect(body()).toContain('src="https://www.passerelle.example/v.js"');
    expect(body()).toContain('data-kind="a"');
  });

  test("are made inert again, and run again when switched on again", () => {
    const { document, to } = page(external);
    to(false);
    const blocked = document.querySelector("script");
    to(true);
    const running = document.querySelector("script");
    expect(running).not.toBe(blocked);
    to(true);
    expect(document.querySelector("script")).toBe(running);
    to(false);
    expect(document.querySelector("script")?.outerHTML).not.toContain(" src=");
    to(true);
    expect(document.querySelector("script")?.src).toBe("https://www.passerelle.example/v.js");
  });

  test("with text keep it; handlers in attributes stay behind", () => {
    const { document, to } = page('<script data-name="video" type="text/plain" onload="x()">let a = 1;</script>');
    to(true);
    expect(document.querySelector("script")?.outerHTML).toBe('<script data-name="video">let a = 1;</script>');
  });

  test.each([
    ["two with text", [">first()", ">second()"]],
    ["one with an address, and two with text", [' data-src="/v.js">', ">first()", ">second()"]],
    ["three with an address", [' data-src="/v.js">', ' data-src="/w.js">', ' data-src="/v.js?2">']],
  ])(
    "[C15] of a once-only service run each, once, also where they appear again; frames come and go: %s",
    (_, scripts) => {
      const html = scripts.map((script) => `<script data-name="video" type="text/plain"${script}</script>`).join("");
      const frame = '<iframe data-name="video" data-src="https://v.example/1"></iframe>';
      const { document, to } = page(html + frame, { ...video, onlyOnce: true });
      const running = () => [...document.scripts].filter(({ type }) => type === "").length;
      to(true);
      expect(running()).toBe(scripts.length);
      to(false);
      to(true);
      expect(running()).toBe(0);
      expect(document.querySelector("iframe")?.src).toBe("https://v.example/1");
      document.body.innerHTML = `${html}<script data-name="video" type="text/plain" data-src="/new.js"></script>`;
      to(true);
      expect(running()).toBe(1);
    },
  );

  test("whose address is refused do not keep others from being switched", () => {
    const { document } = page(`${external}<img data-name="video" data-src="/a.png">`);
    const log = vi.fn();
    const scriptUrl = () => {
      throw new TypeError("not allowed");
    };
    switchElements(document, video, true, { scriptUrl, ranScripts: new Set(), log });
    expect(log).toHaveBeenCalledOnce();
    expect(document.querySelector("img")?.getAttribute("src")).toBe("/a.png");
  });
});

test("links are switched with klaro's marks", () => {
  const html = '<link data-name="video" rel="stylesheet" type="text/plain" data-type="text/css" data-href="/a.css">';
  const { document, to } = page(html);
  to(true);
  expect(document.querySelector("link")?.outerHTML).toContain('href="/a.css"');
  expect(document.querySelector("link")?.type).toBe("text/css");
  to(false);
  expect(document.querySelector("link")?.hasAttribute("href")).toBe(false);
  expect(document.querySelector("link")?.type).toBe("text/plain");
});

test("pictures and boxes get their marked attributes, and afterwards those they had", () => {
  const { document, body, to } = page(
    '<img data-name="video" src="/grey.png" data-src="/face.png" data-title="Face"><div data-name="video" style="display: flex"></div>',
  );
  const [image, box] = [document.querySelector("img"), document.querySelector("div")];
  to(false);
  expect([image?.getAttribute("src"), image?.style.display, box?.style.display]).toEqual(["/grey.png", "none", "none"]);
  for (const on of [true, true]) to(on);
  expect([image?.getAttribute("src"), image?.title, box?.style.display]).toEqual(["/face.png", "Face", "flex"]);
  to(false);
  expect(image?.getAttribute("src")).toBe("/grey.png");
  expect(body()).not.toContain(' title="Face"');
});

test("a placeholder is there while its service is off", () => {
  const { document, to } = page('<div data-name="video" data-type="placeholder">May I?</div>');
  const box = document.querySelector("div");
  to(true);
  expect(box?.style.display).toBe("none");
  to(false);
  expect(box?.style.display).toBe("");
});

test("[C9] a blocked frame or box gets a placeholder before it, once; other elements, and those that have one, none", () => {
  const html =
    '<iframe data-name="video"></iframe><img data-name="video"><div data-name="video"></div><p data-name="map"></p>';
  const { document, log } = page(html);
  const placeholder = vi.fn((blocked: HTMLElement, { name }: ConsentService) => {
    const drawn = Object.assign(document.createElement("div"), { id: `for-${blocked.localName}` });
    return Object.assign(drawn.dataset, { type: "placeholder", name }) && drawn;
  });
  const context = { scriptUrl: (url: string) => url, ranScripts: new Set<string>(), log, placeholder };
  for (const on of [true, false, true, false]) switchElements(document, video, on, context);
  const order = [...document.body.children].map((element) => element.id || element.localName);
  expect(order).toEqual(["for-iframe", "iframe", "img", "for-div", "div", "p"]);
  expect(placeholder).toHaveBeenCalledTimes(2);
  expect(document.querySelector<HTMLElement>("#for-iframe")?.style.display).toBe("");
});

test("elements of other services, and outside the given part, are left alone", () => {
  const { document } = page(
    '<main><img data-name="video" data-src="/1"></main><img data-name="video" data-src="/2"><img data-name="map" data-src="/3">',
  );
  const context = { scriptUrl: (url: string) => url, ranScripts: new Set<string>(), log: vi.fn() };
  switchElements(document.querySelector("main") as Element, video, true, context);
  expect([...document.images].map((image) => image.getAttribute("src"))).toEqual(["/1", null, null]);
  switchElements(document.images[1] as Element, video, true, context);
  expect(document.images[1]?.getAttribute("src")).toBe("/2");
});
