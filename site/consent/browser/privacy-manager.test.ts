import { JSDOM } from "jsdom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createPrivacyManager } from "./privacy-manager.ts";
import { type RemoteRequestError, remoteAddressOf } from "./remote-request.ts";

const address = { id: "a1b2", apiUrl: "https://consent.example", configurationName: "main" };
const configuration = { services: [], id: "main-id" };

function open(answer: () => Promise<Response> = async () => Response.json({})) {
  const fetched = vi.fn(answer);
  vi.stubGlobal("fetch", fetched);
  const { window } = new JSDOM("", { url: "https://www.passerelle.example:8443/fr/blog/?a=1#b" });
  const log = vi.fn();
  const manager = createPrivacyManager(address, window as unknown as Window, log);
  const requests = () => fetched.mock.calls as unknown as [string, RequestInit][];
  const body = (index = 0) => JSON.parse(String(requests()[index]?.[1].body));
  return { window, log, manager, requests, body };
}

afterEach(() => vi.unstubAllGlobals());

describe("the marks on the script (D16)", () => {
  const script = (attributes: string) =>
    new JSDOM(`<script ${attributes}></script>`).window.document.querySelector("script") as unknown as HTMLElement;

  test("without an id nothing is remote", () => {
    expect(remoteAddressOf(null)).toBeUndefined();
    expect(remoteAddressOf(script('data-klaro-api-url="https://x.example"'))).toBeUndefined();
  });

  test("give the address", () => {
    expect(
      remoteAddressOf(script('data-klaro-id="a" data-klaro-api-url="https://x.example/" data-klaro-config="b"')),
    ).toEqual({
      id: "a",
      apiUrl: "https://x.example",
      configurationName: "b",
    });
    expect(remoteAddressOf(script('data-klaro-id="a"'))).toEqual({ id: "a", apiUrl: "", configurationName: "default" });
  });
});

describe("requests", () => {
  test("the configuration by its name, and all configurations", async () => {
    const { manager, requests } = open(async () => Response.json({ services: [] }));
    expect(await manager.loadConfiguration()).toEqual({ services: [] });
    await manager.loadConfigurations();
    expect(requests().map(([url]) => url)).toEqual([
      "https://consent.example/v1/privacy-managers/a1b2/config.json?name=main",
      "https://consent.example/v1/privacy-managers/a1b2/configs.json",
    ]);
  });

  test("[C13] a save is recorded with its changes", () => {
    const { manager, requests, body } = open();
    manager.record(configuration, "save", { a: true, b: false }, { a: true });
    expect(requests()[0]?.[0]).toBe("https://consent.example/v1/privacy-managers/a1b2/submit");
    expect(requests()[0]?.[1]).toMatchObject({
      method: "POST",
      headers: { "Content-Type": "text/plain;charset=UTF-8" },
    });
    expect(body()).toEqual({
      location_data: { pathname: "/fr/blog/", port: 8443, hostname: "www.passerelle.example", protocol: "https" },
      user_data: { client_version: "0.7.8", client_name: "klaro:web" },
      consent_data: { consents: { a: true, b: false }, changes: { a: true }, type: "save", config: "main-id" },
    });
  });

  test("a save without changes is not recorded; accepting and declining are", () => {
    const { manager, requests, body } = open();
    manager.record(configuration, "save", { a: true }, {});
    expect(requests()).toEqual([]);
    manager.record(configuration, "accept", { a: true }, { a: true });
    manager.record(configuration, "decline", { a: false }, {});
    expect(body(0).consent_data).toEqual({ consents: { a: true }, type: "accept", config: "main-id" });
    expect(body(1).consent_data).toEqual({ consents: { a: false }, type: "decline", config: "main-id" });
  });

  test("the notice is recorded once a session", () => {
    const { manager, requests, body } = open();
    manager.recordShown(configuration);
    manager.recordShown(configuration);
    expect(requests()).toHaveLength(1);
    expect(body().consent_data).toEqual({ consents: {}, changes: {}, type: "show", config: "main-id" });
  });

  test("the path is left out where the configuration says so", () => {
    const { manager, body } = open();
    manager.record({ ...configuration, records: { savePathname: false } }, "accept", {}, {});
    expect(body().location_data).not.toHaveProperty("pathname");
  });
});

test.each([
  [0, () => Promise.reject(new TypeError("network"))],
  [503, async () => new Response("down", { status: 503 })],
  [404, async () => Response.json({ error: "no" }, { status: 404 })],
  [200, async () => new Response("not JSON")],
])("[C14] a failed request is logged with status %i", async (status, answer) => {
  const { manager, log } = open(answer);
  expect(await manager.loadConfiguration()).toBeUndefined();
  manager.record(configuration, "accept", {}, {});
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2));
  for (const [, cause] of log.mock.calls) expect((cause as RemoteRequestError).status).toBe(status);
});
