import * as v from "valibot";
import { oneOf, type PerLanguage, timeZone } from "#engine/content/source/schema-fields.ts";
import { closureField, weekField } from "#engine/hours/hours-fields.ts";
import type { OwnerText } from "#engine/i18n/owner-text.ts";
import { labelled } from "#engine/pages/definition/fields.ts";
import type { PlaceId } from "../facts/site-facts.ts";

const holidays = labelled(
  oneOf({
    fr: {
      fr: "Fermé les jours fériés de France",
      en: "Closed on the public holidays of France",
      pt: "Fechado nos feriados de França",
    },
    pt: {
      fr: "Fermé les jours fériés du Portugal",
      en: "Closed on the public holidays of Portugal",
      pt: "Fechado nos feriados de Portugal",
    },
    off: { fr: "Ouvert comme d'habitude", en: "Open as usual", pt: "Aberto como de costume" },
  }),
  { fr: "Jours fériés", en: "Public holidays", pt: "Feriados" },
);
const days = labelled(weekField, { fr: "Jours et heures", en: "Days and hours", pt: "Dias e horas" });
const office = v.strictObject({
  timeZone: labelled(timeZone, { fr: "Fuseau horaire", en: "Time zone", pt: "Fuso horário" }),
  holidays,
  days: v.optional(days),
});
/** Its hours are said to be GMT wherever they are shown. */
const abroad = v.pipe(
  v.strictObject({ holidays, days }),
  v.transform((service) => ({ ...service, timeZone: "GMT" })),
);

/** What the owner calls each place. */
export const placeTitles = {
  france: { fr: "France", en: "France", pt: "França" },
  portugal: { fr: "Portugal", en: "Portugal", pt: "Portugal" },
  abroad: { fr: "Résidents à l'étranger", en: "Residents abroad", pt: "Residentes no estrangeiro" },
} satisfies Readonly<Record<PlaceId, OwnerText>>;

/** When the offices and the telephone service are open: `hours` of `site.yaml`, each place with its own week. */
export const hoursSchema = (perLanguage: PerLanguage) =>
  v.pipe(
    v.strictObject({
      offices: labelled(
        weekField,
        { fr: "Heures des deux bureaux", en: "Hours of both offices", pt: "Horas dos dois escritórios" },
        {
          fr: "Une ligne par jour ou suite de jours : 09:00-12:30, 14:00-18:00. Un jour sans ligne est fermé.",
          en: "A line for a day or a run of days: 09:00-12:30, 14:00-18:00. A day without a line is closed.",
          pt: "Uma linha por dia ou sequência de dias: 09:00-12:30, 14:00-18:00. Um dia sem linha está fechado.",
        },
      ),
      france: labelled(office, { fr: "Bureau en France", en: "Office in France", pt: "Escritório em França" }),
      portugal: labelled(office, { fr: "Bureau au Portugal", en: "Office in Portugal", pt: "Escritório em Portugal" }),
      abroad: labelled(abroad, {
        fr: "Téléphone pour l'étranger",
        en: "Telephone for abroad",
        pt: "Telefone para o estrangeiro",
      }),
      closed: v.optional(
        labelled(
          v.array(closureField(perLanguage, placeTitles)),
          { fr: "Fermetures", en: "Closures", pt: "Encerramentos" },
          {
            fr: "Les jours où vous fermez. Sans date de fin : un seul jour.",
            en: "The days on which you close. Without a last day: one day.",
            pt: "Os dias em que fecha. Sem data de fim: um só dia.",
          },
        ),
        [],
      ),
    }),
    v.transform(({ offices, france, portugal, abroad, closed }) => {
      const place = ({ days = offices, timeZone, holidays }: v.InferOutput<typeof office>) => ({
        week: days,
        timeZone,
        holidays,
      });
      const byPlace: Readonly<Record<PlaceId, ReturnType<typeof place>>> = {
        france: place(france),
        portugal: place(portugal),
        abroad: place(abroad),
      };
      return { ...byPlace, closed };
    }),
  );

export type Hours = v.InferOutput<ReturnType<typeof hoursSchema>>;
