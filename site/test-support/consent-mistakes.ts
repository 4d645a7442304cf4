import type { ContentChanges } from "#engine/content/test-support/changed-content.ts";
import { inSite, mistake, writeFor, writeSetting } from "#engine/content/test-support/mistake.ts";

/** `site.yaml` with more services. */
function services(...lines: readonly string[]): ContentChanges {
  const title = "title: { fr: Films, en: Films, pt: Filmes }";
  const added = lines.map((line) => `    - ${line}\n      ${title}\n      purposes: [media]\n`);
  return inSite(/^ {2}services:\n/m, `  services:\n${added.join("")}`);
}

/** Mistakes in the consent services of `site.yaml`. */
export const consentMistakes = [
  mistake(
    "two services of one name",
    services("name: film", "name: film"),
    "site:service-name-twice",
    writeSetting,
    "film",
  ),
  mistake(
    "a beginning of cookies' names without its sign",
    services('name: film\n      cookies: ["_film.*"]'),
    "site:cookie-name",
    writeFor('"_film.*"'),
    "_film.*",
  ),
  mistake(
    "a pattern that some name of a cookie keeps busy",
    services('name: film\n      cookies: [piwik_ignore, "^(a+)+$"]'),
    "site:cookie-slow",
    writeFor('"^(a+)+$"'),
    "(a+)+",
  ),
  mistake(
    "a script that is not encrypted",
    services("name: film\n      scripts: [http://w.example/a.js]"),
    "not-a-web-address",
    writeFor("http://w.example/a.js"),
    "http://w.example",
  ),
  mistake(
    "a script of a host with a comma",
    services("name: film\n      scripts: ['https://w,x.example/a.js']"),
    "not-a-web-address",
    writeFor("'https://w,x.example/a.js'"),
    "w,x.example",
  ),
];
