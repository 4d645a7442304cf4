import { JSDOM } from "jsdom";
import { afterEach, expect, test, vi } from "vitest";
import { joinRemoteConsent } from "./remote-consent.ts";

afterEach(() => vi.unstubAllGlobals());

const service = (name: string, more: object = {}) => ({ name, title: name, purposes: [], ...more });
const { window } = new JSDOM("", { url: "https://www.passerelle.example/fr/" });

/** What holds where a privacy manager sends this. */
async function joined(sent: object, own: Parameters<typeof joinRemoteConsent>[1]) {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(sent)));
  const address = { id: "1", apiUrl: "https://manager.example", configurationName: "default" };
  const means = { window: window as unknown as Window, deadline: new AbortController().signal, log: vi.fn() };
  return (await joinRemoteConsent(address, own, means.window, means.deadline, means.log)).configuration;
}

test("a service of the page that the privacy manager does not know stays as the page has it (D16)", async () => {
  const map = service("map", { scripts: ["https://maps.example/a.js"] });
  const services = [{ name: "chat" }, { name: "web-fonts" }];
  const own = { services: [service("web-fonts"), map] };
  expect((await joined({ services }, own)).services.map(({ name }) => name)).toEqual(["chat", "web-fonts", "map"]);
  const loud = await joined({ services, default: true, required: true, optOut: true }, own);
  expect(loud.services.at(-1)).toEqual({ ...map, default: false, required: false, optOut: false });
  const strict = await joined({ services, required: false }, { ...own, required: true });
  expect(strict.services.at(-1)).toMatchObject({ default: true, required: true });
});
