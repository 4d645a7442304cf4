/** The messages of the server to the page, and those between page and preview. */

/** `GET /api/events`: a stream (EventSource); each `data` is one of these. */
export type ServerEvent =
  /** A file was changed, made or deleted (version null), by this editor or another program. */
  | { readonly type: "file"; readonly path: string; readonly version: string | null }
  /** The content folder was away: what happened to it before was not heard. The page says the same to itself once it hears the server. */
  | { readonly type: "back" }
  /** The page says to itself that the server does not answer. */
  | { readonly type: "away" }
  /** Something was done with messages of visitors. */
  | { readonly type: "inbox" }
  /** Somebody opened a file, or left it: who has which file open, once for each window. */
  | { readonly type: "here"; readonly open: readonly { readonly name: string; readonly path: string }[] }
  /** All files were judged again: `GET /api/findings`. */
  | { readonly type: "findings" }
  /** A command that runs has said something, or has ended: `GET /api/runs/last`. */
  | { readonly type: "run-line" | "run-end" };

/** Milliseconds until a window says again which file it has open (`POST /api/here`), and after which one that does not is gone. */
export const HERE_AGAIN = 20_000;
/** Browsers let a window that nobody looks at do something once a minute. */
export const GONE_AFTER = 75_000;

/** What the preview shows, sent by the page with `iframe.contentWindow.postMessage(…, previewOrigin)` whenever it changes. */
export interface ToPreview {
  readonly path: string;
  readonly scheme: "light" | "dark";
  /** Those that are being written: the page shows where they stand. */
  readonly words: string;
}

/** Sent by the preview to the editor's window (check `event.origin === previewOrigin`). */
export type FromPreview = { readonly preview: "shown" };

/** The address, on the preview's own server, of a stream: each `data` is `changed`, or `reload` where a page cannot follow. */
export const PREVIEW_EVENTS = "/@preview/events";
