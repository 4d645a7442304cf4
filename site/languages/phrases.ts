/** What the build writes in a language beside the messages: phrases that are put together, and the flag. No browser loads it. */
export interface Phrases {
  readonly hours: {
    readonly everyDay: string;
    readonly one: (day: string) => string;
    readonly run: (from: string, to: string) => string;
    readonly span: (from: string, to: string) => string;
    readonly and: string;
    /** Between one group of days and the next. */
    readonly groups: string;
  };
  /** The results of an audit in French law (arrêté of 20 September 2019). */
  readonly accessibility: Readonly<Record<"full" | "partial" | "none", string>>;
  /** The table of cookies. */
  readonly cookies: {
    readonly head: readonly [service: string, what: string, duration: string, choice: string];
    readonly nothing: string;
    readonly none: string;
    readonly own: string;
    readonly days: (count: number) => string;
    /** At most. */
    readonly months: (count: number) => string;
    readonly required: string;
    readonly optional: string;
    readonly optOut: string;
    readonly necessary: string;
    readonly provider: string;
    readonly providerDuration: string;
    readonly begins: (name: string) => string;
    readonly cookie: (name: string) => string;
  };
  /** What other hosts learn of a visitor. */
  readonly otherHosts: {
    readonly nothing: string;
    readonly ownFonts: string;
    readonly fontsOf: (host: string) => string;
    readonly allowedFontsOf: (host: string) => string;
    readonly early: (title: string) => string;
    readonly refusable: string;
    readonly measuring: string;
    readonly blocked: string;
    readonly othersBlocked: string;
  };
  /** The flag beside the language's name: paths on 28 by 20. */
  readonly flag: readonly FlagShape[];
}

/** A path of a flag. */
export interface FlagShape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}
