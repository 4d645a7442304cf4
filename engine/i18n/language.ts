/**
 * What the program knows of a language. Each language is one file of `languages/`, entered in `languages.ts`; which of them
 * a site has, its `site.yaml` says.
 */

/** What browsers need of a language too. */
export interface Language {
  /** As `lang` attributes and `Intl` take it (BCP 47), with the country where voices differ. */
  readonly tag: string;
  /** Open Graph's name of it. */
  readonly openGraph: string;
  /** Its name in itself. */
  readonly name: string;
  /** Between hours and minutes, and between the beginning and the end of a time. */
  readonly times: { readonly separator: string; readonly dash: string };
  readonly dates: {
    /** The twelve names, with a space between them. */
    readonly months: string;
    /** What stands before the month and the year: "12 de outubro de 2026". */
    readonly of?: string;
    /** The first of a month, where it is not "1". */
    readonly first?: string;
  };
  /** Between groups of three digits, and how many digits a number has at least that is grouped. */
  readonly numbers: { readonly separator: string; readonly fewest: number };
}

/**
 * How a language is written. Only the generator reads this: no browser loads it.
 * Patterns are alternatives of a regular expression, for texts as the owner types them.
 */
export interface Writing {
  readonly typography: {
    readonly quotes: readonly [open: string, close: string];
    /** Whether ; ? ! : « » have a space that does not break, and "9h30" is set "9 h 30". */
    readonly frenchSpaces: boolean;
    /** Pattern of what a number counts, beside the symbols of units. */
    readonly counted: string;
    /** Pattern of the short titles before a name. */
    readonly titles: string;
    /** The places after a hyphen where a line must not break. */
    readonly joined?: RegExp;
  };
  /** Without it, the words of texts are not proofread. */
  readonly spelling?: {
    /** The dictionary: a file of a package that cspell has for the language. */
    readonly dictionary: string;
    /** What is easily written wrong on a keyboard. */
    readonly slips: readonly (readonly [slip: RegExp, right: string])[];
  };
  /** Units of a file's size. */
  readonly sizes: { readonly kilobytes: string; readonly megabytes: string };
  /** Marks of a preview, before the title of an article that is not public. */
  readonly notPublic: { readonly draft: string; readonly from: string; readonly until: string };
}
