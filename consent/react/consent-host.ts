import type { ConsentService } from "../core/configuration.ts";

/** What the page that the interface is shown in gives to each of its parts. */
export interface ConsentHost {
  /** Classes of the page's buttons: of those that decide, and of the others. */
  readonly buttons: { readonly decide: string; readonly other: string };
}

/** The section of the privacy notice on cookies. */
export interface PrivacyNotice {
  readonly href: string;
  readonly text: string;
}

/** A service in the page's language. */
export interface ConsentServiceTexts {
  readonly name: string;
  readonly title: string;
  /** What it is for, what it stores and for how long: a paragraph each. */
  readonly about: readonly string[];
}

/** A service with its texts. One that only the privacy manager knows has no texts but its name. */
export function textsOf({ name }: ConsentService, services: readonly ConsentServiceTexts[]): ConsentServiceTexts {
  return services.find((texts) => texts.name === name) ?? { name, title: name, about: [] };
}
