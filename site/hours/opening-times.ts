/** When places are open, for pages to say it. */
/** The offices, and the telephone service for residents abroad. */
export const places = ["france", "portugal", "abroad"] as const;
export type PlaceId = (typeof places)[number];

/** A closure that is near, in words. */
export interface ClosureNotice {
  /** "Fermé le 25 décembre (jour férié)" */
  readonly text: string;
  /** Its last day, such as "2026-12-25". */
  readonly last: string;
}

/** The hours of one or several places, as the contact page shows them. */
export interface PlaceHours {
  /** "Du lundi au vendredi", and "9 h 00 – 12 h 30 et 14 h 00 – 18 h 00". */
  readonly lines: readonly (readonly [days: string, hours: string])[];
  /** Every closure that is near, in the order of their first days. */
  readonly closures: readonly ClosureNotice[];
}

/** The same as every page shows it. */
export interface ShortHours extends Pick<PlaceHours, "lines"> {
  /** The next closure, if it is near. */
  readonly closure?: ClosureNotice | undefined;
}
