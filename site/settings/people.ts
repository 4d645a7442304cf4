/** `people` of `site.yaml`: who works here, and answers. */

import * as v from "valibot";
import type { Completion, JudgedSettings, NamedPicture } from "#engine/content/model/define-settings.ts";
import { nearest } from "#engine/content/source/nearest.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import { line, oneOf, type PerLanguage, pictureFile } from "#engine/content/source/schema-fields.ts";
import { reasonsIn } from "#engine/content/source/validate.ts";
import { languageName } from "#engine/i18n/language-name.ts";
import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import { problemsIn } from "#engine/owner-messages/problem-details.ts";
import type { Picture } from "#engine/pages/data/content-tree.ts";
import { labelled, optionalField } from "#engine/pages/definition/fields.ts";
import { placeTitles } from "./hours.ts";
import { name, phoneOf, telephone } from "./shared-fields.ts";
import { siteProblems } from "./site-problems.ts";

const because = reasonsIn(siteProblems);
const say = problemsIn(siteProblems);

/** Those that people here are most likely to speak. */
const SPOKEN = ["fr", "pt", "en", "es", "it", "de", "nl", "pl", "ro", "uk", "ar", "zh"];

const spokenLanguage = v.pipe(
  line,
  v.check((code) => languageName(code, ownerWritings.en) !== code, because("not-a-spoken-language", { write: "fr" })),
  v.metadata({ languages: SPOKEN }),
);

const person = (perLanguage: PerLanguage) =>
  v.pipe(
    v.strictObject({
      name,
      role: labelled(perLanguage, { fr: "Fonction", en: "Role", pt: "Função" }),
      country: labelled(oneOf({ france: placeTitles.france, portugal: placeTitles.portugal }), {
        fr: "Pays",
        en: "Country",
        pt: "País",
      }),
      services: v.optional(
        labelled(
          v.array(line),
          { fr: "Services", en: "Services", pt: "Serviços" },
          {
            fr: "Cette personne apparaît en tête de leurs pages.",
            en: "This person is shown at the head of their pages.",
            pt: "Esta pessoa aparece no início das suas páginas.",
          },
        ),
        () => [],
      ),
      picture: optionalField(
        pictureFile,
        { fr: "Portrait", en: "Portrait", pt: "Retrato" },
        {
          fr: "Sans image, un carreau avec les initiales.",
          en: "Without a picture, a tile with the initials.",
          pt: "Sem imagem, um azulejo com as iniciais.",
        },
      ),
      languages: v.optional(
        labelled(v.array(spokenLanguage), { fr: "Langues parlées", en: "Spoken languages", pt: "Línguas faladas" }),
        () => [],
      ),
      sentence: labelled(perLanguage, { fr: "Une phrase", en: "A sentence", pt: "Uma frase" }),
      phone: optionalField(telephone, { fr: "Ligne directe", en: "Direct line", pt: "Linha direta" }),
    }),
    v.transform(({ phone: number, ...facts }) => ({
      ...facts,
      phone: number === undefined ? undefined : phoneOf(number, facts.country),
    })),
  );

/** `people` of `site.yaml`. */
export const peopleSchema = (perLanguage: PerLanguage) => v.array(person(perLanguage));

type People = v.InferOutput<ReturnType<typeof peopleSchema>>;

/** A person as pages show them. */
export type ShownPerson = People[number] & { readonly portrait: Picture | undefined };

/** The cut of `build/portrait-cut.ts`. */
const PORTRAIT = "portrait";

/** People with their portraits. */
export function withPortraits(people: People, picture: Completion["picture"]): ShownPerson[] {
  return people.map((person) => ({
    ...person,
    portrait: (person.picture === undefined ? undefined : picture(person.picture, PORTRAIT)) ?? undefined,
  }));
}

/** The pictures of people, by their places. */
export function portraits({ people }: { readonly people: People }): NamedPicture[] {
  return people.flatMap(({ picture }, index) =>
    picture === undefined ? [] : [{ name: picture, path: ["people", index, "picture"], cut: PORTRAIT }],
  );
}

/** Services of people that are not there. Where the site has none at all, that is told instead. */
export function unknownServices({
  settings,
  source,
  folders: { service = [] },
}: JudgedSettings<{ readonly people: People }>): Problem[] {
  const [first] = service;
  if (first === undefined) return [];
  return settings.people.flatMap(({ services }, person) =>
    services.flatMap((folder, index): Problem[] => {
      if (service.includes(folder)) return [];
      const write = nearest(folder, service) ?? first;
      const at = source.at(["people", person, "services", index]);
      return [{ ...at, ...say("no-such-service", { folder, folders: service.join(", "), write }) }];
    }),
  );
}
