/** Everything that can be edited, and the choices of an author. */
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { InSiteLanguages, SiteLanguage } from "./values.ts";

/** `GET /api/start`: asked first. */
export interface Start {
  /** The language in which the editor speaks: `language` of site.yaml. */
  readonly language: OwnerLanguage;
  readonly brand: string;
  /** The content folder: what a browser keeps is of one folder. */
  readonly folder: string;
  /** Origin of the preview (another port of this machine): `${previewOrigin}/fr/…` is the real page, for an iframe. */
  readonly previewOrigin: string;
  /** Whether a report of the last build is there: `/api/report/index.html`. */
  readonly hasReport: boolean;
}

/**
 * What visitors see of an article: nothing ("draft"; "scheduled": its day has not come; "ready": with the next publication;
 * "withdrawn": its last day is over; "broken": it cannot be read), what it says now ("online"), or what it said before ("changed").
 */
export type ArticleState = "draft" | "scheduled" | "ready" | "online" | "changed" | "withdrawn" | "broken";

/** One article in one language. */
export interface ArticleVersion {
  readonly path: string;
  readonly title: string;
  /** Its day, "2026-11-03"; empty where the file has none. */
  readonly date: string;
  /** As a path of the site: "/fr/un-article/". */
  readonly address: string;
  readonly state: ArticleState;
}

/** An article: its versions in the languages, those that are missing left out. */
export interface Article {
  readonly key: string;
  readonly versions: Readonly<Record<SiteLanguage, ArticleVersion>>;
}

/** A page, with its file in each language; those that are missing left out. */
export interface PageEntry {
  /** The folder below `pages/`: "home", "service-health". */
  readonly page: string;
  readonly title: string;
  readonly files: Readonly<Record<SiteLanguage, string>>;
  /** Its address in each language; none for a page of addresses that nobody has. */
  readonly addresses: Readonly<Record<SiteLanguage, string>>;
  /** What visitors see of it in each language that it has. */
  readonly states: Readonly<Record<SiteLanguage, Extract<ArticleState, "ready" | "online" | "changed">>>;
  /** Whether the site needs it, and gives it its address. */
  readonly isFixed: boolean;
}

/** Pages that are listed together. */
export interface PageList {
  /** The kind of these pages; null for those that the site has one of each, and those of kinds without words. */
  readonly group: string | null;
  /** What the site calls its list, one of its pages, and adding one; null for pages of no group. */
  readonly words: { readonly list: string; readonly one: string; readonly add: string } | null;
  /** The kind of page that is added to it; null where the owner adds none. */
  readonly adds: string | null;
  readonly pages: readonly PageEntry[];
}

/** `GET /api/collections`: everything that can be edited. Articles newest first. */
export interface Collections {
  /** The languages of the site, in the order in which they are offered. */
  readonly languages: readonly SiteLanguage[];
  readonly articles: readonly Article[];
  /** Those of no group first. */
  readonly pageLists: readonly PageList[];
  /** Always "site.yaml". */
  readonly company: string;
  /** Always "tags.yaml". */
  readonly tags: string;
  /** The texts of menus, buttons and forms. */
  readonly messages: InSiteLanguages;
  /** The owner's own list of words for the proofreader, and addresses that are gone: plain text and YAML. */
  readonly others: readonly string[];
}

/** A page of the site that a text can link to. */
export interface LinkTarget {
  /** As it is written into the text: "/fr/services/". */
  readonly href: string;
  readonly title: string;
  readonly language: SiteLanguage;
  readonly kind: "page" | "article" | "tag" | "document";
  /** What the site calls pages of its group. */
  readonly one?: string;
}

/** `GET /api/targets`: what an author chooses from instead of typing it. */
export interface Targets {
  /** The icon of the site, as an address that holds it; null where the theme has errors. */
  readonly icon: string | null;
  readonly links: readonly LinkTarget[];
  /** Services that an embed can show, `::embed[…]{service="map" …}`. */
  readonly embedServices: readonly { readonly name: string; readonly title: InSiteLanguages }[];
  readonly tags: readonly { readonly id: string; readonly label: InSiteLanguages }[];
  /** Values that texts can have filled in: "brand" → "Passerelle", written `{brand}`. */
  readonly variables: Readonly<Record<string, string>>;
}
