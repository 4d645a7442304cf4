/** Small fakes for tests of the client. */

import type { Locale } from "../../i18n/language.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import { translation } from "../../pages/paths/test-support/translation.ts";
import { createLocaleStore } from "../loading/caches.ts";

export const HASH = "build-1";
export const ORIGIN = "https://site.example";

/** Page data of the services page, or of what is given. */
export function contextFixture(changes: Partial<PageContext> = {}): PageContext {
  const locale = changes.locale ?? "fr";
  return {
    page: "services",
    locale,
    path: `/${locale}/services/`,
    head: { title: "Services", description: "", canonical: `/${locale}/services/`, alternates: [] },
    languages: [],
    localeDataUrl: `/assets/locale-${locale}.json`,
    content: {},
    ...changes,
  } as unknown as PageContext;
}

export function localeDataFixture(locale: Locale = "fr"): LocaleData {
  const messages = {
    "page-title": "{page} - {brand}",
    "error.title": locale === "fr" ? "Une **erreur**" : "An **error**",
    "site-name": "{brand}",
    "posts.feed": "Feed",
  };
  return {
    locale,
    translation,
    messages,
    site: { brand: "Passerelle", url: ORIGIN },
  } as unknown as LocaleData;
}

/** The same as a server has it: in this language, with what another one says. */
export function storedLocaleFixture(locale: Locale = "fr"): object {
  return { ...localeDataFixture(locale), others: locale === "fr" ? [localeDataFixture("pt")] : [] };
}

/** One answer of a server: JSON or text, a status other than 200, or a connection that breaks. */
export interface Answer {
  readonly json?: unknown;
  readonly text?: string;
  readonly status?: number;
  readonly broken?: true;
  /** Never answers; ends with the signal. */
  readonly stalled?: true;
}

/** A `fetch` with these answers by path; any other path is a 404. */
export function fetchFixture(answers: Readonly<Record<string, Answer>>) {
  return async (url: RequestInfo | URL, options?: RequestInit): Promise<Response> => {
    const { json, text, status = 200, broken, stalled } = answers[String(url)] ?? { status: 404 };
    options?.signal?.throwIfAborted();
    if (stalled) {
      return new Promise((_resolve, reject) => {
        options?.signal?.addEventListener("abort", () => reject(options.signal?.reason));
      });
    }
    if (broken) throw new TypeError("Failed to fetch");
    return new Response(text ?? JSON.stringify(json), { status });
  };
}

/** The locale data of a French document, which has asked for its own; other data comes from `fetch`. */
export function localeStoreFixture(fetch: typeof globalThis.fetch) {
  const own = contextFixture().localeDataUrl;
  const answer = fetchFixture({ [own]: { json: storedLocaleFixture() } });
  const store = createLocaleStore((url, options) => (url === own ? answer : fetch)(url, options), translation);
  void store.get(own, "/fr/services/");
  return store;
}
