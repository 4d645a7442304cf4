/** The message by which an open page tells the development server of an error. */
export const PAGE_ERROR_EVENT = "site:page-error";

/** An error of a page in a browser. */
export interface PageError {
  readonly message: string;
  /** As the browser gives it: addresses and lines of what it was sent, not of the sources. */
  readonly stack: string;
}
