import { JSDOM } from "jsdom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { connectPrivacyManager } from "./connect-privacy-manager.ts";
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

test("a service that starts trackers waits for a choice, whatever the privacy manager says (D13)", async () => {
  const own = { services: [service("analytics", { callback: "analytics", cookies: ["^_pk_"] })] };
  const sent = { services: [{ name: "analytics", required: true, optOut: true, default: true }] };
  expect((await joined(sent, own)).services).toMatchObject([
    { required: false, optOut: false, callback: "analytics", cookies: ["^_pk_"] },
  ]);
});

describe("[C13] [C14] until the privacy manager has answered, what is decided waits (D16)", () => {
  const own = { services: [service("analytics")] };
  const remote = { id: "remote-1", services: [service("analytics"), service("chat")] };
  const mark = '<script data-klaro-id="a1b2"></script>';
  let answer: PromiseWithResolvers<Response>;
  let page: InstanceType<typeof JSDOM>["window"];
  const recorded: object[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    answer = Promise.withResolvers();
    page = new JSDOM(mark, { url: "https://www.passerelle.example/fr/" }).window;
    recorded.length = 0;
    vi.stubGlobal("fetch", async (url: string, { body, signal }: RequestInit = {}) => {
      if (url.endsWith("/submit")) {
        recorded.push(JSON.parse(String(body)).consent_data);
        return Response.json({});
      }
      signal?.addEventListener("abort", () => answer.reject(signal.reason));
      return answer.promise;
    });
  });
  afterEach(() => void vi.useRealTimers());

  /** Decides before the answer, whichever that will be. @returns the configuration that holds in the end */
  async function decideEarly(andThen: () => unknown) {
    const connection = connectPrivacyManager(page as unknown as Window, own, vi.fn());
    connection?.privacyManager.recordShown(own);
    connection?.privacyManager.record(own, "decline", { analytics: false }, {});
    await vi.advanceTimersByTimeAsync(2_900);
    expect(recorded).toEqual([]);
    andThen();
    const configuration = await connection?.configuration;
    await vi.waitFor(() => expect(recorded).toHaveLength(2), { timeout: 60_000 });
    return configuration;
  }

  test("it is recorded under the configuration that comes", async () => {
    const configuration = await decideEarly(() => answer.resolve(Response.json(remote)));
    expect(configuration?.services.map(({ name }) => name)).toEqual(["analytics", "chat"]);
    expect(recorded).toMatchObject([
      { type: "show", config: "remote-1" },
      { type: "decline", consents: { analytics: false }, config: "remote-1" },
    ]);
  });

  test.each([
    ["the page is left", () => page.dispatchEvent(new page.Event("pagehide"))],
    ["three seconds are over", () => vi.advanceTimersByTime(100)],
  ])("it is recorded under the page's own where %s", async (_, happen) => {
    expect(await decideEarly(happen)).toBe(own);
    expect(recorded).toMatchObject([
      { type: "show", config: null },
      { type: "decline", config: null },
    ]);
  });
});
