/** A fake of the browser's Navigation API: enough of it to navigate, hold back, overtake and stop. */
import { ORIGIN } from "./page-fixtures.ts";

type Listener = (event: NavigateEvent) => void;
interface Interception {
  readonly precommitHandler?: (controller: { redirect(url: string): void }) => Promise<void>;
  readonly handler?: () => Promise<void>;
}

/** A window that navigates, and what a visitor does in it. */
export interface NavigatingWindow {
  readonly window: Window;
  /** The address that the browser shows. */
  address(): string;
  /** Follows a link; overtakes what is under way. */
  click(path: string): void;
  /** Presses the stop button. */
  stop(): void;
  /** Errors that ended a navigation, but for those that were overtaken or stopped. */
  readonly failures: unknown[];
}

/** @param holdsBack whether navigations can be held back until their page has arrived */
export function fakeNavigatingWindow(start: string, holdsBack: boolean): NavigatingWindow {
  const listeners: Listener[] = [];
  const failures: unknown[] = [];
  const location = { href: ORIGIN + start, origin: ORIGIN };
  let underWay = new AbortController();

  function navigate(url: string): void {
    underWay.abort(new DOMException("overtaken", "AbortError"));
    underWay = new AbortController();
    let interception: Interception | undefined;
    const event = {
      ...{ canIntercept: true, cancelable: true, navigationType: "push", destination: { url } },
      ...{ downloadRequest: null, formData: null, info: undefined, signal: underWay.signal },
      intercept: (options: Interception) => {
        interception = options;
      },
    };
    for (const listener of listeners) listener(event as unknown as NavigateEvent);
    if (interception) void run(interception, url, underWay.signal);
  }

  async function run({ precommitHandler, handler }: Interception, url: string, signal: AbortSignal): Promise<void> {
    try {
      let target = url;
      await precommitHandler?.({
        redirect(other) {
          target = other;
        },
      });
      if (signal.aborted) return;
      location.href = target;
      await handler?.();
    } catch (error) {
      if (!signal.aborted) failures.push(error);
    }
  }

  const window = {
    location,
    navigation: { addEventListener: (_type: string, listener: Listener) => void listeners.push(listener) },
    ...(holdsBack && { NavigationPrecommitController: class {} }),
  };
  return {
    window: window as unknown as Window,
    address: () => location.href,
    click: (path) => navigate(ORIGIN + path),
    stop: () => underWay.abort(new DOMException("stopped", "AbortError")),
    failures,
  };
}
