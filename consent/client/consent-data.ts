/** What the data of every page holds of consent, for the client. */
import * as engine from "#engine/i18n/messages.ts";
import type { LocaleData, SiteName } from "#engine/pages/data/locale-data.ts";
import type { ConsentConfiguration, ConsentService } from "../core/configuration.ts";
import type { TrackerSettings } from "../trackers/site-analytics.ts";
import type { ConsentMessages } from "../words/words.ts";

export interface ConsentFacts {
  /** The configuration of the consent engine, with its texts in the page's language, purposes included. */
  readonly consent: Pick<ConsentConfiguration, "default" | "required" | "optOut"> & {
    readonly services: ConsentService[];
  };
  /** Address of what only the consent dialog says (`site-consent-dialog.tsx`). */
  readonly consentWords: string;
  /** The site's trackers: one without an address is off, and no page mentions it. */
  readonly analytics: TrackerSettings;
}

export type ConsentData = LocaleData<SiteName & ConsentFacts>;

/** Gives the function that reads the messages of consent in a page's language. */
export function messageReader({ messages }: ConsentData) {
  return engine.messageReader<ConsentMessages>(messages);
}

/** Reads a message of consent: `siteConsent` has added them to those of the site. */
export const consentMessage = engine.message as unknown as <Key extends keyof ConsentMessages>(
  texts: object,
  key: Key,
  ...values: engine.MessageValues<ConsentMessages, Key>
) => string;
