import { JSDOM } from "jsdom";
import { afterEach, expect, test, vi } from "vitest";
import type { LocaleData } from "../../../page-data/locale-data.ts";
import { FormController } from "./form-controller.ts";
import { keepUnsentMessage } from "./unsent-message.ts";

afterEach(() => vi.unstubAllGlobals());

test("each kind of field gets its unsent text back", () => {
  const { window } = new JSDOM(
    `<form><input name="name"><textarea name="message"></textarea>
      <select name="email"><option></option><option>zoe@site.example</option></select></form>`,
    { url: "https://site.example/fr/contact/" },
  );
  const { document, location, sessionStorage, FormData } = window;
  const { HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement } = window;
  const globals = { document, location, sessionStorage, FormData };
  const stubbed = { ...globals, HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement };
  for (const [name, value] of Object.entries(stubbed)) vi.stubGlobal(name, value);
  vi.stubGlobal("fetch", async () => Response.error());
  const unsent = { name: "Zoé", email: "zoe@site.example", message: "Deux\nlignes" };
  keepUnsentMessage(unsent);
  const form = document.querySelector("form") as HTMLFormElement;
  new FormController(
    { messages: { "contact.error-title": "Erreur : {title}" }, site: {} } as unknown as LocaleData,
    undefined,
  ).attach(form);
  expect(Object.fromEntries(new FormData(form))).toEqual(unsent);
});
