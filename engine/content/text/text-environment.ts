import type { Beside } from "../../i18n/typography-quotes.ts";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import type { Picture } from "../../pages/data/content-tree.ts";
import type { SiteRoutes } from "../../pages/paths/routes.ts";
import type { DirectiveReader } from "./directives.ts";

/** A document as a link offers it. */
export interface OfferedDocument {
  readonly href: string;
  readonly note: string;
}

/** Stands for every value of a site.yaml that has errors: the text around it can be checked, an address with it cannot. */
export const UNFILLED = "\uFFFC";

/** What the texts of a language may refer to. */
export interface TextEnvironment {
  readonly translation: SiteRoutes;
  /** Origin of the site; undefined where `site.yaml` has errors. */
  readonly origin: string | undefined;
  /** What stands in the place of a `{variable}`; undefined where `site.yaml` has no such value. */
  readonly variable: (name: string) => string | undefined;
  /** Names of the variables that there are. */
  readonly variables: () => readonly string[];
  /** The picture of a file name; null for one whose file is refused, undefined for a file that is missing. */
  readonly picture: (source: string, alt: string) => Picture | null | undefined;
  /** The address of the document of a file name, and its type and size in words; null and undefined as for pictures. */
  readonly document: (source: string) => OfferedDocument | null | undefined;
  /** Names of the pictures and documents that there are. */
  readonly mediaNames: () => readonly string[];
  /** Ids of the tags; undefined where nobody knows all of them. */
  readonly tags: readonly string[] | undefined;
  /** Turns a line `::name[Title]{key="value"}` into a block; where `site.yaml` has errors, nothing can be said of it. */
  readonly directive: DirectiveReader;
}

/** What the conversion of one text needs. */
export interface MarkdownContext
  extends Pick<TextEnvironment, "translation" | "picture" | "document" | "mediaNames" | "directive"> {
  /** Applies typography to a text node; `language` is set where words are marked as of another language. */
  readonly typeset: (text: string, language?: string, beside?: Beside) => string;
  /** Called with the address of each link but those of files; gives that of a page of the site as the page has it. */
  readonly link: (address: string) => string | undefined;
  /** Called with each error: the text that shows where it is, what is wrong, and the line of its block, from 0. */
  readonly report: (where: string, details: ProblemDetails, line?: number) => void;
}
