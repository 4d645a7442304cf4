import { message } from "../i18n/messages.ts";
import { translationSetup } from "../i18n/site-locales.ts";
import { localeOfPath } from "../i18n/translate-path.ts";
import { pagePath } from "../routes/paths.ts";
import type { Departure } from "./departure.ts";
import { decoded } from "./hash-target.ts";
import type { PageLoader } from "./load-page.ts";
import { recoveryFor } from "./recovery.ts";
import { failedScreen, type PageView, type Screen } from "./screen.ts";

export interface ScreenLoaderParts {
  readonly loader: Pick<PageLoader<PageView>, "loadPage">;
  /** The screen that a visitor leaves. */
  readonly shown: () => Screen;
  readonly departure: Pick<Departure, "leaveFor">;
  /** Tries the navigation again whose address is current. */
  readonly retry: () => void;
  readonly log: Pick<Console, "error">;
}

/** Where a navigation goes: what was asked for, and what that leads to inside the app. */
export interface Destination {
  readonly requested: URL;
  readonly target: URL;
  /** Whether nothing from memory will do, because what was there has failed to show. */
  readonly fresh?: boolean;
}

/** Loads what a navigation leads to, and carries out what `recoveryFor` decides when that fails. */
export type LoadScreen = (destination: Destination, signal: AbortSignal) => Promise<Screen>;

/** Each failure is logged once (conformance row P7); a navigation that was overtaken has not failed. */
export function createScreenLoader({ loader, shown, departure, retry, log }: ScreenLoaderParts): LoadScreen {
  return async ({ requested, target, fresh = false }, signal) => {
    const path = target.pathname;
    const attempt = async <Result>(load: () => Promise<Result>, recover: (error: unknown) => Promise<Result>) => {
      try {
        return await load();
      } catch (error) {
        if (signal.aborted) throw error;
        log.error(error);
        return recover(error);
      }
    };

    const notFound = async (): Promise<Screen> => {
      const locale = localeOfPath(translationSetup, requested.pathname) ?? shown().context.locale;
      const page = await loader.loadPage(pagePath("not-found", locale), { signal });
      return { ...page, requestedPath: decoded(path) };
    };

    const recover = async (error: unknown): Promise<Screen> => {
      const before = shown();
      const recovery = recoveryFor(error, path, before.retry ? undefined : before.context.path);
      if (recovery === "load-document") return departure.leaveFor(target);
      if (recovery === "show-not-found") return attempt(notFound, () => departure.leaveFor(target));
      if (recovery === "stay") throw error;
      return failedScreen(before, path, errorTitle(before), retry);
    };

    return attempt(() => loader.loadPage(path, { signal, fresh }), recover);
  };
}

function errorTitle({ localeData: { messages, site } }: Screen): string {
  const page = message(messages, "error.title").replaceAll("**", "");
  return message(messages, "page-title", { page, brand: site.brand });
}
