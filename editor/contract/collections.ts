/** Everything that can be edited, and the choices of an author. */
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { InSiteLanguages, SiteLanguage } from "./values.ts";

/**
 * What visitors see of a text: nothing ("draft"; "scheduled": its day has not come; "ready": with the next publication;
 * "withdrawn": its last day is over; "broken": it cannot be read), what it says now ("online"), or what it said before ("changed").
 */
export type TextState = "draft" | "scheduled" | "ready" | "online" | "changed" | "withdrawn" | "broken";

/** A text in one language. */
export interface TextVersion {
  readonly path: string;
  readonly title: string;
  /** The day of an article, "2026-11-03", or with its hour "2026-11-03T09:00"; empty where the file has none. */
  readonly date: string;
  /** As a path of the site: "/fr/un-article/"; undefined for a page of addresses that nobody has. */
  readonly address?: string | undefined;
  readonly state: TextState;
}

/** An article or a page: its versions in the languages, those that are missing left out. */
export interface TextInLanguages {
  readonly kind: "article" | "page";
  /** The list in which it stands. */
  readonly list: string;
  /** The key of an article; the folder of a page, "home", "service-health". */
  readonly key: string;
  readonly versions: Readonly<Record<SiteLanguage, TextVersion>>;
  /** Whether the site needs it: its address is read only, and it stays. */
  readonly isFixed: boolean;
}

/** `GET /api/collections`, asked first: the site, and what can be edited beside `site.yaml`, `tags.yaml` and `messages/`. */
export interface Collections {
  /** The language in which the editor speaks: `language` of site.yaml. */
  readonly language: OwnerLanguage;
  readonly brand: string;
  /** Who asks, where people sign in; null on the editor's own machine. */
  readonly me: string | null;
  /** The content folder: what a browser keeps is of one folder. */
  readonly folder: string;
  /** Origin of the preview (another port of this machine): `${previewOrigin}/fr/…` is the real page, for an iframe. */
  readonly previewOrigin: string;
  /** The languages of the site, in the order in which they are offered. */
  readonly languages: readonly SiteLanguage[];
  /** Pages that are listed together; those of no kind first. */
  readonly pageLists: readonly {
    /** The kind of these pages; "pages" for those that the site has one of each, and those of kinds without words. */
    readonly key: string;
    /** What the site calls its list, one of its pages, and adding one. */
    readonly words?: { readonly list: string; readonly one: string; readonly add: string };
    /** The kind of page that is added to it; null where the owner adds none. */
    readonly adds: string | null;
  }[];
  /** Articles, which are the list "articles", newest first. */
  readonly texts: readonly TextInLanguages[];
  /** The owner's own list of words for the proofreader, and the theme. */
  readonly others: readonly string[];
}

/** `GET /api/targets`: what an author chooses from instead of typing it. */
export interface Targets {
  /** The icon of the site, as an address that holds it; null where the theme has errors. */
  readonly icon: string | null;
  /** What a text can link to, by its address as it is written into the text: "/fr/services/"; a document has no language. */
  readonly links: readonly {
    readonly href: string;
    readonly title: string;
    readonly language?: SiteLanguage;
    readonly kind: "tag" | "document";
  }[];
  /** Services that an embed can show, `::embed[…]{service="map" …}`. */
  readonly embedServices: readonly { readonly name: string; readonly title: InSiteLanguages }[];
  readonly tags: readonly { readonly id: string; readonly label: InSiteLanguages }[];
}
