import {
  deleting,
  inSite,
  inText,
  mistake,
  mistakesIn,
  writeFor,
  writeSetting,
} from "#engine/content/test-support/mistake.ts";

/** Mistakes in the site's own entries of `site.yaml`. Those of hours: ../settings/hours.test.ts. */
export const settingMistakes = [
  // In the place of the first entry of its name.
  ...mistakesIn(
    (entry) => inSite(new RegExp(`${entry.split(":")[0]}: .*$`, "m"), entry),
    [
      ["endpoint: /messages", "site:not-an-endpoint", writeSetting],
      ['number: "sur rendez-vous"', "site:not-a-phone", writeSetting],
      ['siret: "123"', "site:not-so-many-digits", inText('"123"', '"12345678900011"')],
      ["criteria: { applicable: 2, met: 3 }", "site:more-met-than-apply", writeSetting],
      ["services: [service-project]", "site:no-such-service", writeFor("service-project")],
      ["languages: [français]", "site:not-a-spoken-language", writeFor("français")],
    ],
  ),
  mistake(
    "a legal notice of tomorrow",
    inSite(/^ {2}updated: .*$/m, "  updated: 2026-11-24"),
    "day-to-come",
    writeSetting,
  ),
  mistake(
    "a number for residents abroad that no telephone dials",
    inSite(/^people:/m, "residentsPhone: demain\npeople:"),
    "site:not-a-phone",
    writeSetting,
  ),
  mistake(
    "a phone link that dials another number",
    inSite(/^( +)- number: .*$/m, '$1- number: "01 99 00 20 13"\n$1  url: "tel:+33199002012"'),
    "site:phone-dials-another",
    inText(/^ +url: "tel:\+33199002012"\n/m, ""),
    '- number: "01 99',
  ),
  mistake(
    "a portrait that is not in the media folder",
    inSite(/^ {4}languages: \[pt\]$/m, "    picture: camille.jpg"),
    "picture-missing",
    deleting(),
  ),
  mistake(
    "a direct line that is no number",
    inSite(/^ {4}phone: "01.*$/m, "    phone: sur demande"),
    "site:not-a-phone",
    writeSetting,
  ),
];
