import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { madeUpContent } from "../../test-support/made-up-site.ts";
import type { ContentChanges } from "./changed-content.ts";
import {
  addLine,
  deleting,
  type Fix,
  inSite,
  inText,
  mistake,
  POST,
  post,
  rename,
  replacing,
  soundContent,
  writeFor,
  writeLine,
  writeSetting,
} from "./mistake.ts";

const SITE = "site.yaml";
const homeInPortuguese = readFileSync(resolve(madeUpContent, "pages/home/pt.md"), "utf8");

/** `site.yaml` with a setting of its top level, whatever it was before. */
function setting(key: string, line: string): ContentChanges {
  return { [SITE]: (text) => `${line}\n${text.replace(new RegExp(`^${key}:.*\\n(?: .*\\n)*`, "m"), "")}` };
}

/** The text of a file as it was before the mistake. */
function before(file: string): Fix {
  const text = soundContent[file] ?? readFileSync(resolve(madeUpContent, file), "utf8");
  return () => ({ [file]: text });
}

/** Other mistakes in settings: in `site.yaml`, `tags.yaml`, the texts of the interface, and the files of pages. */
export const settingMistakes = [
  mistake("a missing quote", setting("brand", 'brand: "Maison'), "quote-open", writeLine),
  mistake("curved quotes", setting("brand", "brand: “Maison”"), "quotes-curved", writeLine),
  mistake("a tab first", inSite(/^ {2}city:/m, "\tcity:"), "tab-first", writeLine),
  mistake("an indentation that is off", inSite(/^ {2}postCode:/m, " postCode:"), "line-out-of-place", writeLine),
  mistake(
    "an equals sign inside a group",
    inSite(/^ {2}email: .*$/m, "  email = a@a.example"),
    "line-not-understood",
    writeLine,
  ),
  ...["*important", "[Notes]: à revoir"].map((line) =>
    mistake(`the line ${line}`, setting("brand", `brand: Maison\n${line}`), "line-unreadable", deleting(), line),
  ),
  mistake("a misspelled setting", inSite(/^since:/m, "sicne:"), "key-misspelled", writeFor("sicne:")),
  mistake("a number in words", setting("since", "since: hier"), "not-a-number", writeSetting),
  mistake(
    "a list for a group",
    setting("hsts", "hsts:\n  - includeSubDomains\n  - preload"),
    "not-a-group",
    inText(/^hsts:\n.*\n.*\n/m, ""),
    "includeSubDomains",
  ),
  mistake("a file of settings with bare text", { [SITE]: "Bonjour\n" }, "settings-missing", before(SITE)),
  mistake("no tags", { "tags.yaml": "" }, "settings-missing", before("tags.yaml"), ""),
  mistake("tags in a list", { "tags.yaml": "- company\n" }, "settings-missing", before("tags.yaml")),
  mistake("no file of tags", { "tags.yaml": null }, "file-missing", before("tags.yaml"), ""),
  mistake(
    "a service page without settings, to which an article links",
    {
      [POST]: `${post}\n[Finance](/fr/services/gestion-financiere-audit-europeen/)\n`,
      "pages/service-finance/fr.md": "---\n---\n\nUn texte.\n",
    },
    "settings-missing",
    before("pages/service-finance/fr.md"),
    "---",
  ),
  mistake(
    "a list without an item, below a heading",
    { "pages/service-finance/fr.md": replacing("lead:", "tasks:\n  heading: Travaux\n  items: []\nlead:") },
    "value-empty",
    writeSetting,
    "items: []",
  ),
  mistake("a decimal number", setting("since", "since: 2012,5"), "not-a-number", writeSetting),
  mistake("an unknown language", setting("language", "language: de"), "not-one-of", writeSetting),
  mistake("no time zone", setting("timeZone", "timeZone: Paris"), "not-a-time-zone", writeSetting),
  mistake("half an address", setting("url", "url: www.a.example"), "not-a-web-address", writeSetting),
  mistake("a last slash", setting("url", "url: https://a.example/"), "not-an-origin", writeSetting),
  mistake("a site below a path", setting("url", "url: https://a.example/b"), "not-an-origin", writeSetting),
  mistake("a site with a query", setting("url", 'url: "https://a.example/?b=c"'), "not-an-origin", writeSetting),
  mistake(
    "an e-mail address without its @",
    inSite(/^ {2}email: .*$/m, "  email: maison.example"),
    "not-an-email",
    writeSetting,
  ),
  mistake(
    "preload for a domain whose subdomains may stay without HTTPS (D24)",
    setting("hsts", "hsts: { includeSubDomains: false, preload: true }"),
    "goes-with-another",
    writeSetting,
  ),
  mistake(
    "an address with one slash",
    inSite(/^ {2}map: https:\/\//m, "  map: https:/"),
    "not-a-web-address",
    writeSetting,
  ),
  mistake(
    "a service page without its text in one language",
    { "pages/service-finance/pt.md": null },
    "page-untranslated",
    ({ write }) => ({ [write]: (text) => text }),
    "",
  ),
  mistake(
    "a tag with capital letters and spaces",
    { "tags.yaml": (text) => `${text}Été à Porto: { fr: Été, en: Summer, pt: Verão }\n` },
    "not-a-name",
    writeFor("Été à Porto:"),
  ),
  mistake(
    "a tag that is not named in one language",
    { "tags.yaml": (text) => `${text}summer:\n  fr: Été\n  en: Summer\n` },
    "key-missing",
    addLine,
    "fr: Été",
  ),
  mistake(
    "a text of the interface under a misspelled name",
    { "messages/fr.yaml": "menu.nwes: Nouvelles\n" },
    "key-misspelled",
    writeFor("menu.nwes:"),
    "menu.nwes:",
  ),
  mistake(
    "a text of the interface that there is not",
    { "messages/en.yaml": "extra: x\n" },
    "key-unknown",
    deleting(),
    "extra: x",
  ),
  mistake(
    "a text of the interface without one of its values",
    { "messages/pt.yaml": "pagination.page-of: página {page}\n" },
    "message-braces",
    writeFor("{page}"),
    "pagination.page-of",
  ),
  mistake(
    "a misspelled folder of a page",
    { "pages/home/pt.md": null, "pages/hoem/pt.md": homeInPortuguese },
    "page-misplaced",
    rename,
    "---",
  ),
  mistake(
    "a page that there is not",
    { "pages/promo/fr.md": post },
    "page-stray",
    ({ file }) => ({
      [file]: null,
    }),
    "---",
  ),
  mistake(
    "settings of an article that do not end",
    { [POST]: post.replace("]\n---\n", "]\n") },
    "head-missing",
    (problem) => inText("]\n", `]\n${problem.write}\n`)(problem),
    "---",
  ),
  mistake(
    "an article without settings",
    { [POST]: "Un texte.\n" },
    "head-missing",
    ({ text, write }) => {
      const [, settings = ""] = post.split("---\n");
      return { [POST]: `${write}\n${settings}${write}\n\n${text}` };
    },
    "Un texte.",
  ),
];
