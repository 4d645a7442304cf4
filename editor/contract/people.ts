/** Who may use an editor that people sign in to. */

/** Moments are milliseconds since 1970; null: never. */
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  readonly seen: number | null;
}

/** `GET /api/access`. */
export interface PeopleAnswer {
  readonly people: readonly PersonRow[];
  /** The person who asks. */
  readonly me: string;
  /** Those of the person who asks. */
  readonly passkeys: readonly { readonly id: string; readonly since: number }[];
  /** When somebody made a link to a further passkey of the person who asks. */
  readonly told: number | null;
}
