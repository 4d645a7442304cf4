import { inSite, mistakesIn, writeFor, writeSetting } from "#engine/content/test-support/mistake.ts";

const TITLE = "title: { fr: Films, en: Films, pt: Filmes }";

/** Mistakes in the consent services of `site.yaml`: what is written of one more, and for the first of another one. */
export const consentMistakes = [
  ...mistakesIn(
    (line) =>
      inSite(/^ {2}services:\n/m, `$&    - name: film\n      ${TITLE}\n      purposes: [media]\n      ${line}\n`),
    [
      ['cookies: ["_film.*"]', "site:cookie-name", writeFor('"_film.*"')],
      ['cookies: [piwik_ignore, "^(a+)+$"]', "site:cookie-slow", writeFor('"^(a+)+$"')],
      ["scripts: [http://w.example/a.js]", "not-a-web-address", writeFor("http://w.example/a.js")],
      ["scripts: ['https://w,x.example/a.js']", "not-a-web-address", writeFor("'https://w,x.example/a.js'")],
    ],
  ),
  ...mistakesIn(
    (line) => inSite(/^ {2}services:\n/m, `$&${`    - ${line}\n      ${TITLE}\n      purposes: [media]\n`.repeat(2)}`),
    [["name: film", "site:service-name-twice", writeSetting, "film"]],
  ),
];
