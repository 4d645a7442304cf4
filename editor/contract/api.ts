/**
 * What the editor's page and its server say to each other: every request, and the JSON that answers it. Types only.
 *
 * All addresses begin with `/api/`, on the page's own origin; requests carry `content-type: application/json` where
 * they have a body (the upload alone carries the file itself). The cookie of the session is sent by the browser.
 * Whatever is refused answers 4xx or 5xx with {@link Refusal}, whose sentence is in the owner's language and can be
 * shown as it is. Paths of files are below the content folder, with `/`: "posts/fr/un-article.md".
 */

import type { Locale } from "../../site/i18n/site-locales.ts";

/** The languages in which the editor speaks to the owner. */
export type Language = "fr" | "en" | "pt";

/** A language of the site, by its code: `languages.published` of site.yaml. */
export type SiteLanguage = Locale;

/** A value of YAML or JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A text in each language of the editor. */
export type InLanguages = Readonly<Record<Language, string>>;

/** A text in each language of the site. */
export type InSiteLanguages = Readonly<Record<SiteLanguage, string>>;

/** Why a request was refused, for the owner; `id` is for programs and never changes. */
export interface Refusal {
  readonly error: { readonly id: string; readonly sentence: string };
}

// --- The session -----------------------------------------------------------------------------------------------------

/** `GET /api/start`: what the page needs first. */
export interface Start {
  /** The language in which the editor speaks: `language` of site.yaml. */
  readonly language: Language;
  readonly brand: string;
  /** The icon of the site, as an address that holds it; null where the theme has errors. */
  readonly icon: string | null;
  /** Origin of the preview (another port of this machine): `${previewOrigin}/fr/…` is the real page, for an iframe. */
  readonly previewOrigin: string;
  /** Whether a report of the last build is there: `/api/report/index.html`. */
  readonly hasReport: boolean;
}

// --- Collections -----------------------------------------------------------------------------------------------------

/** Which schema a file has: the key of {@link Schemas}. Every page has its own: "page/home". */
export type SchemaId = "site" | "tags" | "gone" | "theme" | "messages" | "post" | `page/${string}`;

/** One article in one language. */
export interface ArticleVersion {
  readonly path: string;
  readonly title: string;
  /** Its day, "2026-11-03"; empty where the file has none. */
  readonly date: string;
  /** "draft", "scheduled" (its day has not come), "public", "withdrawn" (its last day is over), or "broken". */
  readonly state: "draft" | "scheduled" | "public" | "withdrawn" | "broken";
}

/** An article: its versions in the languages, those that are missing left out. */
export interface Article {
  readonly key: string;
  readonly versions: Readonly<Partial<Record<SiteLanguage, ArticleVersion>>>;
  readonly missing: readonly SiteLanguage[];
}

/** A page or a service, with its file in each language; those that are missing left out. */
export interface PageEntry {
  /** The folder below `pages/`: "home", "service-health". */
  readonly page: string;
  readonly title: string;
  readonly files: Readonly<Partial<Record<SiteLanguage, string>>>;
  readonly missing: readonly SiteLanguage[];
}

/** `GET /api/collections`: everything that can be edited. Articles newest first. */
export interface Collections {
  /** The languages of the site, in the order in which they are offered. */
  readonly languages: readonly SiteLanguage[];
  readonly articles: readonly Article[];
  readonly pages: readonly PageEntry[];
  readonly services: readonly PageEntry[];
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
  /** What is written into the text: "/fr/services/". */
  readonly href: string;
  readonly title: string;
  readonly language: SiteLanguage;
  readonly kind: "page" | "service" | "article" | "tag" | "document";
}

/** `GET /api/targets`: what an author chooses from instead of typing it. */
export interface Targets {
  readonly links: readonly LinkTarget[];
  /** Services that an embed can show, `::embed[…]{service="map" …}`. */
  readonly embedServices: readonly { readonly name: string; readonly title: InSiteLanguages }[];
  readonly tags: readonly { readonly id: string; readonly label: InSiteLanguages }[];
  /** What texts can have filled in: "brand" → "Passerelle", written `{brand}`. */
  readonly variables: Readonly<Record<string, string>>;
}

// --- Files -----------------------------------------------------------------------------------------------------------

/** `GET /api/file?path=…` */
export interface OpenFile {
  readonly path: string;
  /** The hash of the bytes on the disk; sent back when saving. */
  readonly version: string;
  readonly kind: "yaml" | "markdown" | "text";
  /** The schema of `value`; null for a plain text file. */
  readonly schema: SchemaId | null;
  /** What the YAML (or the front matter) says; null where it cannot be read, or for plain text. */
  readonly value: Json;
  /** The Markdown below the front matter; null for a YAML file. */
  readonly body: string | null;
  /** The whole file as it is. Edited where `value` is null, and by those who prefer it. */
  readonly text: string;
  /** Whether the file can be written. */
  readonly writable: boolean;
  /** Where the preview shows it; null for a file that no page of its own shows. */
  readonly previewPath: string | null;
  readonly findings: readonly Finding[];
  /** An unsaved text of this file that an earlier session left behind (a closed window, a crash); null where none. */
  readonly unsaved: Edited | null;
}

/**
 * What the page made of a file. Either the whole `value` (what is left out is removed; the server finds what changed and
 * changes those lines alone), with the `body` of a Markdown file; or the whole `text`.
 */
export type Edited = { readonly value: Json; readonly body?: string | undefined } | { readonly text: string };

/** `PUT /api/file`. Answers {@link Saved}; 409 {@link Conflict} where the file is not the version that was opened. */
export interface SaveRequest {
  readonly path: string;
  /** Of {@link OpenFile} or of the last {@link Saved}; null for a file that is not there yet (it must not be there). */
  readonly version: string | null;
  readonly edited: Edited;
}

export interface Saved {
  readonly path: string;
  readonly version: string;
  /** The file as it was written. */
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** Another program, or another window, changed the file (409). Nothing was written. */
export interface Conflict extends Refusal {
  /** What is on the disk now; null where the file was deleted. */
  readonly theirs: {
    readonly version: string;
    readonly text: string;
    readonly value: Json;
    readonly body: string | null;
  } | null;
  /** What would have been written. To overwrite on purpose, save again with `theirs.version` (null if deleted). */
  readonly mine: { readonly text: string };
}

/** `POST /api/articles`: a new article, or a missing language of one. Answers {@link OpenFile} (201). */
export interface NewArticle {
  readonly language: SiteLanguage;
  /** The file name is made from it. */
  readonly title: string;
  /** Of the article that this is another language of: date, tags and picture are taken over from it. */
  readonly key?: string | undefined;
}

/** `POST /api/pages`: the missing language of a page, made from a language that is there. Answers {@link OpenFile} (201). */
export interface NewPage {
  readonly page: string;
  readonly language: SiteLanguage;
}

/** `POST /api/delete`: an article or a media file that nothing uses. Answers {@link Deleted}; 409 {@link Conflict}. */
export interface DeleteRequest {
  readonly path: string;
  readonly version: string;
}

export interface Deleted {
  readonly path: string;
  /** The address that was added to gone.yaml, as it may be known outside; null where it was never public. */
  readonly gone: string | null;
}

// --- Unsaved text, preview, findings --------------------------------------------------------------------------------

/**
 * `PUT /api/unsaved`: what stands in the form now, unsaved; after each keystroke (wait some 50 ms for the next). The preview
 * follows by itself. It is kept beside the content until it is saved or dropped, so that a crash loses nothing.
 * `DELETE /api/unsaved?path=…` drops it (204).
 */
export interface UnsavedRequest {
  readonly path: string;
  readonly edited: Edited;
}

export interface UnsavedResult {
  /** Counts up with each change; the preview names the one that it shows. */
  readonly revision: number;
  readonly previewPath: string | null;
  /** Of this file. Those of the others come as an event. */
  readonly findings: readonly Finding[];
}

/** A problem or a note of the build. */
export interface Finding {
  readonly path: string;
  /** Line of the file, from 1. */
  readonly line: number;
  /** Field in `value`: ["hours", "offices"]; empty where it is about the whole file; null where it is in the body. */
  readonly field: readonly (string | number)[] | null;
  /** Errors stop the site from being published; notes do not. */
  readonly severity: "error" | "note";
  /** The build's name of the problem: "not-a-date". */
  readonly id: string;
  /** What is wrong, and what to do: two sentences joined by " → ". */
  readonly sentence: string;
}

/** `GET /api/findings`: of all files, unsaved texts included, each once, by file and line. */
export interface Findings {
  readonly revision: number;
  readonly findings: readonly Finding[];
}

/** `GET /api/events`: a stream (EventSource); each `data` is one of these. */
export type ServerEvent =
  /** A file was changed, made or deleted (version null), by this editor or another program. */
  | { readonly type: "file"; readonly path: string; readonly version: string | null }
  /** The findings of all files were judged again. */
  | ({ readonly type: "findings" } & Findings)
  /** A line of a command that runs (see {@link Run}). */
  | { readonly type: "run-line"; readonly run: string; readonly line: string }
  | { readonly type: "run-end"; readonly run: string; readonly exitCode: number };

/** What the page sends to the preview with `iframe.contentWindow.postMessage(…, previewOrigin)`. */
export type ToPreview =
  | { readonly editor: "show"; readonly path: string }
  /** "system": as the machine is set. */
  | { readonly editor: "scheme"; readonly scheme: "light" | "dark" | "system" };

/** What the preview sends to the editor's window (check `event.origin === previewOrigin`). */
export type FromPreview = { readonly preview: "shown"; readonly path: string; readonly revision: number };

// --- Forms -----------------------------------------------------------------------------------------------------------

/** A JSON Schema (draft 7), whose `title` and `description` are in the owner's language. */
export type JsonSchema = { readonly [key: string]: Json };

/**
 * `GET /api/schemas`. Properties stand in the order of the form. Beside the standard keys, `x-widget` says how a text is
 * edited: "line", "text" (several lines), "markdown-line" (bold, links), "markdown", "date", "tags", "picture", "url",
 * "email", "slug"; and `x-group: "rare"` marks what most owners never touch.
 */
export type Schemas = Readonly<Record<SchemaId, JsonSchema>>;

// --- History ---------------------------------------------------------------------------------------------------------

/** A version of a file that was saved. */
export interface FileVersion {
  readonly id: string;
  /** When: ISO 8601 in UTC. */
  readonly savedAt: string;
  readonly bytes: number;
}

/** `GET /api/history?path=…`: newest first; also of a file that was deleted. */
export interface FileHistory {
  readonly path: string;
  readonly versions: readonly FileVersion[];
}

/** `GET /api/history/text?path=…&id=…`: `{ text }`. */
export interface OldText {
  readonly text: string;
}

/** `POST /api/history/restore`. Answers {@link Saved}; 409 {@link Conflict}. What it replaces is kept as a version too. */
export interface RestoreRequest {
  readonly path: string;
  readonly id: string;
  /** Of the file as it is now; null where it is not there. */
  readonly version: string | null;
}

/** `GET /api/history/deleted`: files that are gone and can be restored. */
export interface DeletedFiles {
  readonly files: readonly { readonly path: string; readonly deletedAt: string }[];
}

// --- Pictures and documents ------------------------------------------------------------------------------------------

/** `GET /api/media` gives `{ files: MediaEntry[] }`; `GET /api/media/file?path=media/a.png` the bytes, for `<img>`. */
export interface MediaEntry {
  /** "media/plan.png". */
  readonly path: string;
  /** As texts name it: "plan.png". */
  readonly name: string;
  readonly kind: "picture" | "document" | "other";
  readonly bytes: number;
  readonly version: string;
  /** The files that name it. */
  readonly usedBy: readonly string[];
  /** Of a picture, in pixels. */
  readonly width?: number;
  readonly height?: number;
}

export interface MediaList {
  readonly files: readonly MediaEntry[];
}

/** `POST /api/media?name=Photo.jpg`, the body being the file. Answers 201; what the build would refuse is refused (422). */
export interface Uploaded {
  readonly file: MediaEntry;
  /** What was done to it, in a sentence ("reduced from 30 MB to 2 MB"); null where it is as it was. */
  readonly note: string | null;
  /** What to put into a text; the alternative text goes between the brackets. */
  readonly markdown: string;
}

// --- Messages --------------------------------------------------------------------------------------------------------

export type MessageState = "queued" | "sending" | "sent" | "failed" | "uncertain" | "quarantined";

export interface InboxMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly locale: string;
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
  readonly state: MessageState;
  readonly isTest: boolean;
  /** Why it could not be sent, in the mail server's words. */
  readonly trouble?: string | undefined;
  /** What the person can do with it. */
  readonly verbs: readonly InboxVerb[];
}

/** Send a failed one again; it was no spam, send it; remove it. */
export type InboxVerb = "retry" | "release" | "discard";

/** `GET /api/inbox?search=…&state=…`: newest first. 404 {@link Refusal} where this machine has no messages. */
export interface Inbox {
  readonly messages: readonly InboxMessage[];
  readonly counts: Readonly<Record<MessageState, number>>;
}

/** `POST /api/inbox`. Answers {@link InboxDone}. */
export type InboxRequest =
  | { readonly verb: InboxVerb; readonly ids: readonly string[] }
  /** Removes every message of an e-mail address. */
  | { readonly verb: "erase"; readonly email: string };

export interface InboxDone {
  /** How many messages it was done to. */
  readonly count: number;
}

// --- Publishing ------------------------------------------------------------------------------------------------------

/** `POST /api/runs`: starts a command; its lines come as events. 409 where one runs already. Answers {@link Run} (202). */
export interface RunRequest {
  /** Put online; only say what would change; go back to what was online before. */
  readonly command: "publish" | "publish-dry-run" | "publish-back";
}

/** `GET /api/runs/last` gives the run that is going on or was the last: `{ run: Run | null }`. */
export interface Run {
  readonly id: string;
  readonly command: RunRequest["command"];
  readonly lines: readonly string[];
  /** Undefined while it runs. */
  readonly exitCode?: number | undefined;
}
