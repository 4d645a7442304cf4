import { JSDOM } from "jsdom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { remoteAddressOf } from "./connect-privacy-manager.ts";
import { createPrivacyManager, type RemoteRequestError } from "./remote-consent.ts";

const address = { id: "a1b2", apiUrl: "https://consent.example", configurationName: "main" };
const configuration = { services: [], id: "main-id" };

const never = new AbortController().signal;

function open(
  answer: () => Promise<Response> = async () => Response.json({}),
  url = "https://www.passerelle.example:8443/fr/blog/?a=1#b",
) {
  const fetched = vi.fn(answer);
  vi.stubGlobal("fetch", fetched);
  const { window } = new JSDOM("", { url });
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
  const BY_NAME = "https://consent.example/v1/privacy-managers/a1b2/config.json?name=main";
  const ALL = "https://consent.example/v1/privacy-managers/a1b2/configs.json";

  test("[C13] the configuration by its name", async () => {
    const { manager, requests, log } = open(async () => Response.json({ services: [] }));
    expect(await manager.loadConfiguration(never)).toEqual({ services: [] });
    expect(requests().map(([url]) => url)).toEqual([BY_NAME]);
    expect(log).not.toHaveBeenCalled();
  });

  test("[C13] without one of that name, the active one among all", async () => {
    const all = [
      { name: "other", status: "active", id: "1" },
      { name: "main", status: "draft", id: "2" },
      { name: "main", status: "active", id: "3" },
    ];
    const answers = [new Response("", { status: 404 }), Response.json(all)];
    const { manager, requests } = open(async () => answers.shift() ?? Response.error());
    expect(await manager.loadConfiguration(never)).toEqual(all[2]);
    expect(requests().map(([url]) => url)).toEqual([BY_NAME, ALL]);
  });

  test.each([[[{ name: "main", status: "draft" }]], [[null, 1]], [{ main: {} }]])(
    "[C13] where all are %j, none is taken, and the log says so",
    async (all) => {
      const answers = [new Response("", { status: 404 }), Response.json(all)];
      const { manager, log } = open(async () => answers.shift() ?? Response.error());
      expect(await manager.loadConfiguration(never)).toBeUndefined();
      expect(log).toHaveBeenLastCalledWith(expect.stringContaining("no active configuration “main”"), all);
    },
  );

  test("[C14] an answer that is later than the deadline counts as none", async () => {
    const late = (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    const { manager, log } = open(late as () => Promise<Response>);
    expect(await manager.loadConfiguration(AbortSignal.timeout(1))).toBeUndefined();
    expect(log).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ status: 0 }));
  });

  test("[C14] an answer that is not JSON counts as none, and the log says what is wrong with it", async () => {
    const { manager, log } = open(async () => new Response("<!doctype html>"));
    expect(await manager.loadConfiguration(never)).toBeUndefined();
    const error = expect.objectContaining({ message: `The answer of ${BY_NAME} is not JSON`, status: 200 });
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), error);
  });

  test("[C13] a save is recorded with its changes", () => {
    const { manager, requests, body } = open();
    manager.record(configuration, "save", { a: true, b: false }, { a: true });
    expect(requests()[0]?.[0]).toBe("https://consent.example/v1/privacy-managers/a1b2/submit");
    expect(requests()[0]?.[1]).toMatchObject({
      method: "POST",
      headers: { "Content-Type": "text/plain;charset=UTF-8" },
      keepalive: true,
      redirect: "manual",
    });
    expect(body()).toEqual({
      location_data: { pathname: "/fr/blog/", port: 8443, hostname: "www.passerelle.example", protocol: "https" },
      user_data: { client_version: "0.7.8", client_name: "klaro:web" },
      consent_data: { consents: { a: true, b: false }, changes: { a: true }, type: "save", config: "main-id" },
    });
  });

  test.each(["save", "accept", "decline"] as const)(
    "[C13] “%s” is recorded with all four fields, also where nothing changed and no configuration has an id (C13)",
    (type) => {
      const { manager, body } = open();
      manager.record({ services: [] }, type, { a: true }, {});
      expect(body().consent_data).toEqual({ consents: { a: true }, changes: {}, type, config: null });
    },
  );

  test.each([
    ["without a body", () => new Response(null, { status: 204 })],
    ["with a text", () => new Response("recorded", { status: 200 })],
  ])("a record that is answered 2xx %s is a success (C13)", async (_, answer) => {
    const { manager, log, requests } = open(async () => answer());
    manager.record(configuration, "accept", {}, {});
    await vi.waitFor(() => expect(requests()).toHaveLength(1), { timeout: 60_000 });
    await new Promise(setImmediate);
    expect(log).not.toHaveBeenCalled();
  });

  test("the banner is recorded once a session", () => {
    const { manager, requests, body } = open();
    manager.recordShown(configuration);
    manager.recordShown(configuration);
    expect(requests()).toHaveLength(1);
    expect(body().consent_data).toEqual({ consents: {}, changes: {}, type: "show", config: "main-id" });
  });

  test("an address without a port has the port 0, as klaro says it", () => {
    const { manager, body } = open(undefined, "https://www.passerelle.example/");
    manager.record(configuration, "accept", {}, {});
    expect(body().location_data.port).toBe(0);
  });

  test("the path is left out where the configuration says so", () => {
    const { manager, body } = open();
    manager.record({ ...configuration, records: { savePathname: false } }, "accept", {}, {});
    expect(body().location_data).not.toHaveProperty("pathname");
  });
});

/** As a browser answers a request that is not to follow redirects. */
const redirected = Object.defineProperties(Response.error(), { type: { value: "opaqueredirect" } });

test.each([
  [0, () => Promise.reject(new TypeError("network"))],
  [503, async () => new Response("down", { status: 503 })],
  [403, async () => Response.json({ error: "no" }, { status: 403 })],
  [0, async () => redirected],
])("[C14] a failed request is logged with status %i", async (status, answer) => {
  const { manager, log } = open(answer);
  expect(await manager.loadConfiguration(never)).toBeUndefined();
  manager.record(configuration, "accept", {}, {});
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2), { timeout: 60_000 });
  for (const [, cause] of log.mock.calls) expect((cause as RemoteRequestError).status).toBe(status);
});
