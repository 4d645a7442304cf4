import type { Picture } from "#engine/pages/data/content-tree.ts";
import type { ShownPhone } from "./site-facts.ts";

/** A person as pages show them. */
export interface Person {
  readonly name: string;
  readonly role: string;
  readonly sentence: string;
  /** The languages they speak, in words; empty where nothing is said of that. */
  readonly languages: string;
  readonly portrait: Picture | Initials;
  readonly phone?: ShownPhone;
}

/** What stands in the place of a portrait. */
export interface Initials {
  readonly initials: string;
  /** Of the tiles around them. */
  readonly seed: string;
}
