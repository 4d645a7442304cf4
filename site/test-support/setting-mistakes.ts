import { inSite, inText, mistake, writeFor, writeSetting } from "#engine/content/test-support/mistake.ts";

/** Mistakes in the site's own entries of `site.yaml`. */
export const settingMistakes = [
  mistake(
    "a legal notice of tomorrow",
    inSite(/^ {2}updated: .*$/m, "  updated: 2026-11-24"),
    "day-to-come",
    "updated: 2026-11-24",
    writeSetting,
  ),
  mistake(
    "an address that takes no messages",
    inSite(/^ {2}endpoint: .*$/m, "  endpoint: /messages"),
    "site:not-an-endpoint",
    "endpoint",
    writeSetting,
  ),
  mistake(
    "hours that end before they begin",
    inSite(/^( {4}monday-friday): .*$/m, "$1: 18:00-09:00"),
    "site:hours-backwards",
    "18:00-09:00",
    writeSetting,
  ),
  mistake(
    "hours of a day that is not written in English",
    inSite(/^( {4})monday-friday:/m, "$1lundi:"),
    "site:not-a-weekday",
    "lundi",
    writeFor("lundi:"),
  ),
  mistake(
    "hours that overlap",
    inSite(/^( {4}monday-friday): .*$/m, "$1: 09:00-13:00, 12:00-18:00"),
    "site:hours-overlap",
    "12:00-18:00",
    writeSetting,
  ),
  mistake(
    "a phone number that is none",
    inSite(/- number: .*$/m, '- number: "sur rendez-vous"'),
    "site:not-a-phone",
    "sur rendez-vous",
    writeSetting,
  ),
  mistake(
    "a phone link that dials another number",
    inSite(/^( +)- number: .*$/m, '$1- number: "01 99 00 20 13"\n$1  url: "tel:+33199002012"'),
    "site:phone-dials-another",
    '- number: "01 99',
    inText(/^ +url: "tel:\+33199002012"\n/m, ""),
  ),
  mistake(
    "a company number that lacks digits",
    inSite(/siret: .*$/m, 'siret: "123"'),
    "site:not-so-many-digits",
    'siret: "123"',
    inText('"123"', '"12345678900011"'),
  ),
  mistake(
    "more criteria of accessibility met than apply",
    inSite(/criteria: .*$/m, "criteria: { applicable: 2, met: 3 }"),
    "site:more-met-than-apply",
    "criteria:",
    writeSetting,
  ),
];
