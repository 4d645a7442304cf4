/** What is done to articles and pages, in all their languages at once. */
import type { InSiteLanguages } from "./values.ts";

/**
 * `POST /api/texts`. Answers {@link TextsChanged}; 409 with `asks` where an address is kept for a reason and the owner has to
 * agree first. All files are changed, or none.
 */
export type TextsRequest =
  /** Another address, in one language; the old one leads to it, and links to it are corrected. */
  | { readonly do: "rename"; readonly path: string; readonly slug: string; readonly agreed?: boolean | undefined }
  /** A second one. Without titles it is called as the first, with a number. */
  | { readonly do: "copy"; readonly paths: readonly string[]; readonly titles?: InSiteLanguages | undefined }
  /** A page of a kind of which there are many, with these titles. */
  | { readonly do: "new-page"; readonly kind: string; readonly titles: InSiteLanguages }
  /** An article becomes a draft; the drafts of one can be put online; it goes, or a page does; what was deleted is back. */
  | { readonly do: "withdraw" | "make-ready" | "delete" | "bring-back"; readonly paths: readonly string[] };

/** Answered beside the sentence where the owner has to agree. */
export interface AsksToAgree {
  readonly asks: true;
}

export interface TextsChanged {
  /** What was done, in the owner's words. */
  readonly said: string;
  /** The first file of what was changed; null where it is gone. */
  readonly path: string | null;
}

/** `GET /api/deleted`: what can be brought back, the last first: an article or a page in its languages, or a file. */
export interface DeletedTexts {
  readonly texts: readonly { readonly title: string; readonly paths: readonly string[]; readonly deletedAt: string }[];
}
