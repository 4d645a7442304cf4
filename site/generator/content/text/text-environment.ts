import type { TranslationSetup } from "../../../i18n/translation-setup.ts";
import type { Beside } from "../../../i18n/typography-quotes.ts";
import type { Picture } from "../../../page-data/content-tree.ts";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import type { DirectiveReader } from "./directives.ts";

/** A document as a link offers it. */
export interface OfferedDocument {
  readonly href: string;
  readonly note: string;
}

/** Stands for every value of a site.yaml that has errors: the text around it can be checked, an address with it cannot. */
export const UNFILLED = "\uFFFC";

/** Everything that the texts of a site may refer to. */
export interface TextEnvironment {
  readonly translation: TranslationSetup;
  /** `site.yaml`, for `{variables}`; undefined where it has errors, of which a missing variable is a consequence. */
  readonly values: unknown;
  /** The picture of a file name; null for one whose file is refused, undefined for a file that is missing. */
  readonly picture: (source: string, alt: string) => Picture | null | undefined;
  /** The address of the document of a file name, and its type and size in words; null and undefined as for pictures. */
  readonly document: (source: string) => OfferedDocument | null | undefined;
  /** Names of the pictures and documents that there are. */
  readonly mediaNames: readonly string[];
  /** Turns a line `::name[Title]{key="value"}` into a block. */
  readonly directive: DirectiveReader;
}

/** The surroundings of one text for its conversion. */
export interface MarkdownContext extends Omit<TextEnvironment, "values"> {
  /** Applies typography to a text node; `language` is set where words are marked as of another language. */
  readonly typeset: (text: string, language?: string, beside?: Beside) => string;
  /** Called with the address of each link but those of files. */
  readonly link: (address: string) => void;
  /** Called with each error: the text that shows where it is, what is wrong, and the line of its block, from 0. */
  readonly report: (where: string, details: ProblemDetails, line?: number) => void;
}
