import { deleting, inSite, inText, mistake, writeFor, writeSetting } from "#engine/content/test-support/mistake.ts";

/** Mistakes in the site's own entries of `site.yaml`. Those of hours: ../settings/hours.test.ts. */
export const settingMistakes = [
  mistake(
    "a legal notice of tomorrow",
    inSite(/^ {2}updated: .*$/m, "  updated: 2026-11-24"),
    "day-to-come",
    writeSetting,
    "updated: 2026-11-24",
  ),
  mistake(
    "a number for residents abroad that no telephone dials",
    inSite(/^people:/m, "residentsPhone: demain\npeople:"),
    "site:not-a-phone",
    writeSetting,
    "residentsPhone",
  ),
  mistake(
    "an address that takes no messages",
    inSite(/^ {2}endpoint: .*$/m, "  endpoint: /messages"),
    "site:not-an-endpoint",
    writeSetting,
    "endpoint",
  ),
  mistake(
    "something that is not a phone number",
    inSite(/- number: .*$/m, '- number: "sur rendez-vous"'),
    "site:not-a-phone",
    writeSetting,
    "sur rendez-vous",
  ),
  mistake(
    "a phone link that dials another number",
    inSite(/^( +)- number: .*$/m, '$1- number: "01 99 00 20 13"\n$1  url: "tel:+33199002012"'),
    "site:phone-dials-another",
    inText(/^ +url: "tel:\+33199002012"\n/m, ""),
    '- number: "01 99',
  ),
  mistake(
    "a company number that lacks digits",
    inSite(/siret: .*$/m, 'siret: "123"'),
    "site:not-so-many-digits",
    inText('"123"', '"12345678900011"'),
    'siret: "123"',
  ),
  mistake(
    "more criteria of accessibility met than apply",
    inSite(/criteria: .*$/m, "criteria: { applicable: 2, met: 3 }"),
    "site:more-met-than-apply",
    writeSetting,
    "criteria:",
  ),
  mistake(
    "a portrait that is not in the media folder",
    inSite(/^ {4}languages: \[pt\]$/m, "    picture: camille.jpg"),
    "picture-missing",
    deleting(),
    "picture: camille.jpg",
  ),
  mistake(
    "a service of a person that there is not",
    inSite("[service-projects]", "[service-project]"),
    "site:no-such-service",
    writeFor("service-project"),
    "[service-project]",
  ),
  mistake(
    "a direct line that is no number",
    inSite(/^ {4}phone: "01.*$/m, "    phone: sur demande"),
    "site:not-a-phone",
    writeSetting,
    "phone: sur demande",
  ),
  mistake(
    "an unknown spoken language",
    inSite("languages: [pt]", "languages: [français]"),
    "site:not-a-spoken-language",
    writeFor("français"),
    "[français]",
  ),
];
