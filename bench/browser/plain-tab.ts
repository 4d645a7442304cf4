import type { Browser, CDPSession } from "playwright-core";
import { CONNECTION, SCREEN, SLOWDOWN } from "./telephone.ts";

/** A tab of a new visitor that nobody debugs. */
export interface PlainTab {
  /** Has a function run in each document before any script of the page. */
  before(script: () => void): Promise<void>;
  open(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  value<Value>(expression: string): Promise<Value>;
  /** Waits until the page has asked for nothing this long, in milliseconds. */
  quiet(milliseconds: number): Promise<void>;
  /** Bytes of JavaScript's heap that are in use once garbage is collected. */
  usedHeap(): Promise<number>;
}

/**
 * Runs `use` with a tab on the telephone of the measurements, which the driver does not attach to. An attached driver
 * listens to the program, and the browser then notes a full stack for each `Error` that is made: React makes five while
 * it starts, for which its whole text is parsed twice more, some 20 ms of a fast processor that no visitor spends.
 * The driver's own helpers, which it compiles in each page, are not there either.
 */
export async function withPlainTab<Answer>(browser: Browser, use: (tab: PlainTab) => Promise<Answer>): Promise<Answer> {
  const driver = await browser.newBrowserCDPSession();
  const { browserContextId } = await driver.send("Target.createBrowserContext", { disposeOnDetach: true });
  try {
    const { targetId } = await driver.send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await driver.send("Target.attachToTarget", { targetId, flatten: false });
    return await use(await plainTab(tunnel(driver, sessionId)));
  } finally {
    await driver.send("Target.disposeBrowserContext", { browserContextId });
    await driver.detach();
  }
}

async function plainTab({ send, on }: Tunnel): Promise<PlainTab> {
  const pending = new Set<unknown>();
  let last = performance.now();
  const note = (take: (id: unknown) => void) => (event: Record<string, unknown>) => {
    take(event.requestId);
    last = performance.now();
  };
  const asked = note((id) => pending.add(id));
  const done = note((id) => pending.delete(id));
  on("Network.requestWillBeSent", asked);
  for (const end of ["Network.loadingFinished", "Network.loadingFailed"]) on(end, done);
  await send("Network.enable");
  await send("Network.emulateNetworkConditions", { offline: false, ...CONNECTION });
  await send("Emulation.setDeviceMetricsOverride", { ...SCREEN, deviceScaleFactor: 1, mobile: false });
  await send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await send("Page.enable");
  const value = async <Value>(expression: string) => {
    const answer = await send("Runtime.evaluate", { expression, returnByValue: true });
    return (answer.result as { readonly value: Value }).value;
  };
  return {
    before: async (script) => void (await send("Page.addScriptToEvaluateOnNewDocument", { source: `(${script})()` })),
    open: async (url) => void (await send("Page.navigate", { url })),
    value,
    async quiet(milliseconds) {
      while (pending.size > 0 || performance.now() - last < milliseconds) {
        await new Promise((resume) => setTimeout(resume, LOOK_EVERY));
      }
    },
    async usedHeap() {
      await send("HeapProfiler.collectGarbage");
      return (await send("Runtime.getHeapUsage")).usedSize as number;
    },
  };
}

const LOOK_EVERY = 50;

interface Tunnel {
  send(method: string, parameters?: object): Promise<Record<string, unknown>>;
  on(event: string, take: (parameters: Record<string, unknown>) => void): void;
}

/** Speaks to a target inside of the driver's own session, so that the driver does not take the target for a page of its own. */
function tunnel(driver: CDPSession, sessionId: string): Tunnel {
  let sent = 0;
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const listeners = new Map<string, (parameters: Record<string, unknown>) => void>();
  driver.on("Target.receivedMessageFromTarget", (event) => {
    if (event.sessionId !== sessionId) return;
    const { id, result, error, method, params } = JSON.parse(event.message);
    if (id === undefined) listeners.get(method)?.(params);
    else if (error) waiting.get(id)?.reject(new Error(`The browser refused: ${error.message}`));
    else waiting.get(id)?.resolve(result);
  });
  return {
    async send(method, params = {}) {
      const answer = Promise.withResolvers<Record<string, unknown>>();
      waiting.set(++sent, answer);
      await driver.send("Target.sendMessageToTarget", {
        sessionId,
        message: JSON.stringify({ id: sent, method, params }),
      });
      return answer.promise;
    },
    on: (event, take) => void listeners.set(event, take),
  };
}
