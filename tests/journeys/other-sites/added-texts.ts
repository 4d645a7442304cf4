import { parseDocument } from "yaml";
import { frontMatterParts } from "#engine/content/source/front-matter.ts";

/** The words of a service and of a page of texts that a freelancer adds, in one language. */
interface AddedTexts {
  readonly service: {
    readonly slug: string;
    readonly name: string;
    readonly title: string;
    readonly description: string;
    readonly card: string;
    readonly summary: string;
    readonly audience: string;
    readonly heading: string;
    readonly lead: string;
  };
  readonly tasks: readonly string[];
  /** The file of the page. */
  readonly page: string;
}

/** Each language of the site, Spanish among them. */
export const addedTexts = {
  fr: {
    service: {
      slug: "formation-des-equipes",
      name: "Formation des équipes",
      title: "Formation des équipes",
      description:
        "Former vos équipes aux usages, aux papiers et aux mots de l'autre pays : des séances courtes, en France et au Portugal, sur vos propres dossiers.",
      card: "Les usages, les papiers et les mots de l'autre pays, sur vos propres dossiers.",
      summary: "Vos équipes apprennent les usages, les papiers et les mots de l'autre pays, sur vos propres dossiers.",
      audience: "Entreprises, associations",
      heading: "Apprendre l'autre pays, **sur vos dossiers.**",
      lead: "Des séances courtes, en France et au Portugal, avec ceux qui font déjà le travail.",
    },
    tasks: ["Choisir les sujets avec vous", "Animer six séances de deux heures", "Laisser une fiche à chacun"],
    page: `---
layout: text
slug: honoraires
name: Honoraires
places: [menu, footer]
title: Nos honoraires
description: "Le premier appel est gratuit, chaque mission a un prix écrit d'avance : comment nous comptons notre temps, et ce qui n'est jamais facturé."
heading: "Nos **honoraires**"
lead: "Un prix écrit avant de commencer, et rien d'autre."
---

## Avant de commencer

Le premier appel est gratuit. Vous recevez ensuite un prix par écrit.

## Pendant la mission

Chaque mois, un relevé dit ce qui a été fait, et en combien de temps.
`,
  },
  en: {
    service: {
      slug: "team-training",
      name: "Team training",
      title: "Team training",
      description:
        "Teaching your teams the customs, the paperwork and the words of the other country: short sessions, in France and Portugal, on files of your own.",
      card: "The customs, the paperwork and the words of the other country, on files of your own.",
      summary: "Your teams learn the customs, the paperwork and the words of the other country, on files of your own.",
      audience: "Companies, associations",
      heading: "Learn the other country, **on your own files.**",
      lead: "Short sessions, in France and Portugal, with the people who already do the work.",
    },
    tasks: ["Choose the subjects with you", "Hold six sessions of two hours", "Leave everyone a sheet of notes"],
    page: `---
layout: text
slug: fees
name: Fees
places: [menu, footer]
title: Our fees
description: "The first call is free, and each assignment has a price in writing beforehand: how we count our time, and what we never charge for."
heading: "Our **fees**"
lead: "A price in writing before we begin, and nothing else."
---

## Before we begin

The first call is free. You then receive a price in writing.

## During the assignment

Each month, a statement says what was done, and how long it took.
`,
  },
  pt: {
    service: {
      slug: "formacao-de-equipas",
      name: "Formação de equipas",
      title: "Formação de equipas",
      description:
        "Formar as suas equipas nos costumes, nos papéis e nas palavras do outro país: sessões curtas, em França e em Portugal, sobre os seus processos.",
      card: "Os costumes, os papéis e as palavras do outro país, sobre os seus processos.",
      summary: "As suas equipas aprendem os costumes, os papéis e as palavras do outro país, sobre os seus processos.",
      audience: "Empresas, associações",
      heading: "Aprender o outro país, **com os seus processos.**",
      lead: "Sessões curtas, em França e em Portugal, com quem já faz o trabalho.",
    },
    tasks: ["Escolher os temas consigo", "Dar seis sessões de duas horas", "Deixar uma ficha a cada pessoa"],
    page: `---
layout: text
slug: honorarios
name: Honorários
places: [menu, footer]
title: Os nossos honorários
description: "A primeira chamada é gratuita e cada trabalho tem um preço escrito à partida: como contamos o nosso tempo e o que nunca é faturado."
heading: "Os nossos **honorários**"
lead: "Um preço escrito antes de começar, e mais nada."
---

## Antes de começar

A primeira chamada é gratuita. Depois recebe um preço por escrito.

## Durante o trabalho

Todos os meses, uma nota diz o que foi feito e em quanto tempo.
`,
  },
  es: {
    service: {
      slug: "formacion-de-equipos",
      name: "Formación de equipos",
      title: "Formación de equipos",
      description:
        "Formar a sus equipos en las costumbres, los papeles y las palabras del otro país: sesiones cortas, en Francia y en Portugal, con sus expedientes.",
      card: "Las costumbres, los papeles y las palabras del otro país, con sus expedientes.",
      summary: "Sus equipos aprenden las costumbres, los papeles y las palabras del otro país, con sus expedientes.",
      audience: "Empresas, asociaciones",
      heading: "Aprender el otro país, **con sus expedientes.**",
      lead: "Sesiones cortas, en Francia y en Portugal, con quienes ya hacen el trabajo.",
    },
    tasks: ["Elegir los temas con usted", "Dar seis sesiones de dos horas", "Dejar una ficha a cada persona"],
    page: `---
layout: text
slug: honorarios
name: Honorarios
places: [menu, footer]
title: Nuestros honorarios
description: "La primera llamada es gratuita y cada encargo tiene un precio escrito de antemano: cómo contamos nuestro tiempo y lo que nunca se factura."
heading: "Nuestros **honorarios**"
lead: "Un precio escrito antes de empezar, y nada más."
---

## Antes de empezar

La primera llamada es gratuita. Después recibe un precio por escrito.

## Durante el encargo

Cada mes, una nota dice lo que se ha hecho y en cuánto tiempo.
`,
  },
} as const satisfies Readonly<Record<string, AddedTexts>>;

/** A language of the site that the freelancer makes. */
export type AddedLanguage = keyof typeof addedTexts;

/**
 * The file of the added service: a copy of another one in other words.
 *
 * @throws {Error} when the copied file has no front matter
 */
export function serviceFile(copied: string, { service, tasks }: AddedTexts): string {
  const [open, settings, close, body] = frontMatterParts(copied) ?? [];
  if (settings === undefined) throw new Error("The file of the copied service has no front matter.");
  const document = parseDocument(settings);
  for (const [field, words] of Object.entries(service)) document.set(field, words);
  document.setIn(["tasks", "items"], tasks);
  return [open, document.toString({ lineWidth: 0 }).trimEnd(), close, body].join("");
}
