import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { madeUpContent } from "../../test-support/made-up-site.ts";
import {
  addLine,
  deleting,
  type Fix,
  inSite,
  inText,
  mistake,
  mistakesIn,
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

/** The text of a file as it was before the mistake. */
function before(file: string): Fix {
  const text = soundContent[file] ?? readFileSync(resolve(madeUpContent, file), "utf8");
  return () => ({ [file]: text });
}

/** Other mistakes in settings: in `site.yaml`, `tags.yaml`, the texts of the interface, and the files of pages. */
export const settingMistakes = [
  // A setting of the top level of `site.yaml`, whatever it was before.
  ...mistakesIn(
    (lines) => ({
      [SITE]: (text) => `${lines}\n${text.replace(new RegExp(`^${lines.split(":")[0]}:.*\\n(?: .*\\n)*`, "m"), "")}`,
    }),
    [
      ['brand: "Maison', "quote-open", writeLine],
      ["brand: “Maison”", "quotes-curved", writeLine],
      ["brand: Maison\n*important", "line-unreadable", deleting(), "*important"],
      ["brand: Maison\n[Notes]: à revoir", "line-unreadable", deleting(), "[Notes]: à revoir"],
      ["since: hier", "not-a-number", writeSetting],
      ["since: 2012,5", "not-a-number", writeSetting],
      [
        "hsts:\n  - includeSubDomains\n  - preload",
        "not-a-group",
        inText(/^hsts:\n.*\n.*\n/m, ""),
        "includeSubDomains",
      ],
      // D24
      ["hsts: { includeSubDomains: false, preload: true }", "goes-with-another", writeSetting],
      ["language: de", "not-one-of", writeSetting],
      ["timeZone: Paris", "not-a-time-zone", writeSetting],
      ["url: www.a.example", "not-a-web-address", writeSetting],
      ["url: https://a.example/", "not-an-origin", writeSetting],
      ["url: https://a.example/b", "not-an-origin", writeSetting],
      ['url: "https://a.example/?b=c"', "not-an-origin", writeSetting],
    ],
  ),
  mistake("a tab first", inSite(/^ {2}city:/m, "\tcity:"), "tab-first", writeLine),
  mistake("an indentation that is off", inSite(/^ {2}postCode:/m, " postCode:"), "line-out-of-place", writeLine),
  mistake("a misspelled setting", inSite(/^since:/m, "sicne:"), "key-misspelled", writeFor("sicne:")),
  ...mistakesIn(
    (line) => inSite(/^ {2}email: .*$/m, `  ${line}`),
    [
      ["email = a@a.example", "line-not-understood", writeLine],
      ["email: maison.example", "not-an-email", writeSetting],
    ],
  ),
  mistake("an address with one slash", inSite("map: https://", "map: https:/"), "not-a-web-address", writeSetting),
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
  mistake(
    "a service page without its text in one language",
    { "pages/service-finance/pt.md": null },
    "page-untranslated",
    ({ write }) => ({ [write]: (text) => text }),
    "",
  ),
  ...mistakesIn(
    (lines) => ({ "tags.yaml": (text) => `${text}${lines}\n` }),
    [
      ["Été à Porto: { fr: Été, en: Summer, pt: Verão }", "not-a-name", writeFor("Été à Porto:")],
      ["summer:\n  fr: Été\n  en: Summer", "key-missing", addLine, "fr: Été"],
    ],
  ),
  ...mistakesIn(
    (line) => ({ "messages/pt.yaml": `${line}\n` }),
    [
      ["menu.nwes: Novidades", "key-misspelled", writeFor("menu.nwes:"), "menu.nwes:"],
      ["extra: x", "key-unknown", deleting(), "extra: x"],
      ["pagination.page-of: página {page}", "message-braces", writeFor("{page}"), "pagination.page-of"],
    ],
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
    ({ file }) => ({ [file]: null }),
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
