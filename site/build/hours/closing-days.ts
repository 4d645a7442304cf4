import { nextClosureChange } from "#engine/hours/closures.ts";
import type { OwnerText } from "#engine/i18n/owner-text.ts";
import type { SiteDates } from "#engine/site-hooks.ts";
import { type PlaceId, places } from "../../hours/opening-times.ts";
import type { SiteContent } from "../content/site-content.ts";

const names: Readonly<Record<PlaceId, OwnerText>> = {
  france: { fr: "le bureau de France", en: "the office in France", pt: "o escritório de França" },
  portugal: { fr: "le bureau du Portugal", en: "the office in Portugal", pt: "o escritório de Portugal" },
  abroad: { fr: "le service téléphonique", en: "the telephone service", pt: "o serviço telefónico" },
};

/** The days on which places close, for the owner, and the next one on which pages name another closure, or one less. */
export function closingDays({ site }: SiteContent): SiteDates {
  const { closures } = site;
  const closing = places.flatMap((place) => closures[place].map(({ first }) => ({ day: first, place })));
  const days = [...Map.groupBy(closing, ({ day }) => day)].map(([day, closed]) => ({ day, words: wordsOf(closed) }));
  return { next: nextClosureChange(Object.values(closures).flat()), days };
}

function wordsOf(closed: readonly { readonly place: PlaceId }[]): OwnerText {
  const namesIn = (language: keyof OwnerText) => closed.map(({ place }) => names[place][language]).join(", ");
  return {
    fr: `Fermeture : ${namesIn("fr")}.`,
    en: `Closed: ${namesIn("en")}.`,
    pt: `Encerramento: ${namesIn("pt")}.`,
  };
}
