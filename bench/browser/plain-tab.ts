import type { Browser, CDPSession } from "playwright-core";
import { CONNECTION, SCREEN, SLOWDOWN } from "./telephone.ts";

/** A tab of a new visitor that nobody debugs. Expressions are JavaScript; what they wait for is waited for. */
export interface PlainTab {
  /** Has a function run in each document before any script of the page. */
  before(script: () => void): Promise<void>;
  open(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  value<Value>(expression: string): Promise<Value>;
  /** Waits until an expression is true. */
  until(expression: string): Promise<void>;
  /** Waits until the page has asked for nothing for a while, longer than prefetching waits. */
  quiet(): Promise<void>;
  /** Taps the first such element on screen, as a finger does: it rests for a moment. */
  tap(selector: string): Promise<void>;
  /** Addresses that the page has asked for, in order. */
  readonly requests: string[];
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
  const requests: string[] = [];
  let last = performance.now();
  const done = ({ requestId }: Record<string, unknown>) => {
    pending.delete(requestId);
    last = performance.now();
  };
  on("Network.requestWillBeSent", ({ requestId, request }) => {
    pending.add(requestId);
    requests.push((request as { readonly url: string }).url);
    last = performance.now();
  });
  for (const end of ["Network.loadingFinished", "Network.loadingFailed"]) on(end, done);
  await send("Network.enable");
  await send("Network.emulateNetworkConditions", { offline: false, ...CONNECTION });
  await send("Emulation.setDeviceMetricsOverride", { ...SCREEN, deviceScaleFactor: 1, mobile: false });
  await send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await send("Page.enable");
  const value = async <Value>(expression: string) => {
    const { result, exceptionDetails } = await send("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(`The page failed at ${expression}: ${JSON.stringify(exceptionDetails)}`);
    return (result as { readonly value: Value }).value;
  };
  return {
    before: async (script) => void (await send("Page.addScriptToEvaluateOnNewDocument", { source: `(${script})()` })),
    open: async (url) => void (await send("Page.navigate", { url })),
    value,
    async until(expression) {
      while (!(await value<boolean>(`Boolean(${expression})`))) await pause(LOOK_EVERY);
    },
    async quiet() {
      while (pending.size > 0 || performance.now() - last < QUIET) await pause(LOOK_EVERY);
    },
    async tap(selector) {
      const { x, y, width, height } = await value<DOMRect>(
        `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().toJSON()`,
      );
      const point = { x: x + width / 2, y: y + height / 2 };
      await send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
      await pause(FINGER_RESTS);
      await send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    },
    requests,
    async usedHeap() {
      await send("HeapProfiler.collectGarbage");
      return (await send("Runtime.getHeapUsage")).usedSize as number;
    },
  };
}

/** Milliseconds. What a touch begins is over before the finger is lifted, as it is on a telephone: a quick tap takes 80. */
const FINGER_RESTS = 80;
const QUIET = 700;
const LOOK_EVERY = 50;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}

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
