import { isLocale, type Locale, languageOf } from "../../i18n/language.ts";
import { english } from "../../i18n/owner-languages/en.ts";
import { typeset } from "../../i18n/typography.ts";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import type { BlockNode } from "../../pages/data/content-tree.ts";
import { withAnchors } from "../addresses/anchors.ts";
import { siteLink } from "../addresses/check-links.ts";
import { usedPicture } from "../media/media.ts";
import type { FileReader, SiteLink } from "../model/page-schemas.ts";
import { mediaName } from "../source/media-name.ts";
import { nearest } from "../source/nearest.ts";
import { lineOf, type Problem } from "../source/problem.ts";
import { plainTextProblems } from "./leftovers.ts";
import { readBlocks, readRichText } from "./markdown.ts";
import type { MarkdownContext, TextEnvironment } from "./text-environment.ts";
import { substitute } from "./variables.ts";

/** The typography for words in languages that the site does not know: the one that changes least. */
const OTHER_LANGUAGES = english;

/**
 * A reader for the texts of one file. Errors are added to `problems`, with the line of the text.
 *
 * @param file its name in messages
 * @param text the whole file, to find the line of an error
 */
export function textReader(
  file: string,
  text: string,
  locale: Locale,
  environment: TextEnvironment,
  problems: Problem[],
): FileReader {
  const lines = text.split("\n");
  const links = new Map<string, SiteLink>();
  const anchors = new Set<string>();
  const media = new Set<string>();
  /** Reports at the first line with `where`, from line `from` of the file on. */
  const reportFrom = (from: number, where: string, details: ProblemDetails) => {
    const [first = ""] = where.split("\n");
    const found = lines.findIndex((line, index) => index >= from && line.includes(first));
    problems.push({ file, line: (found < 0 ? from : found) + 1, ...details });
  };
  const report: MarkdownContext["report"] = (where, details) => reportFrom(0, where, details);
  const { translation, origin, picture, document } = environment;
  const contextOf = (source: string): MarkdownContext => {
    const first = lineOf(text, source, lineOf(text, source.split("\n")[0] ?? "")) - 1;
    return {
      ...environment,
      picture: (name, alt, cut) => {
        media.add(usedPicture(mediaName(name), cut));
        return picture(name, alt, cut);
      },
      document: (name) => {
        media.add(mediaName(name));
        return document(name);
      },
      typeset: (run, language = locale, beside) =>
        typeset(run, isLocale(translation, language) ? languageOf(translation, language) : OTHER_LANGUAGES, beside),
      link: (address) => {
        if (address.startsWith("#")) anchors.add(address);
        const found = siteLink(address, translation, locale, origin);
        if (found !== undefined) links.set(address, found);
        return found?.href;
      },
      report: (where, details, line = 0) => reportFrom(first + line, where, details),
    };
  };
  const fill = (source: string) => {
    const { text: filled, unknown } = substitute(source, environment.variable);
    for (const name of unknown) report(`{${name}}`, unknownVariable(name, environment.variables()));
    return filled;
  };
  return {
    plain: (source) => {
      for (const details of plainTextProblems(source)) report(source, details);
      return typeset(fill(source), languageOf(translation, locale));
    },
    rich: (source) => readRichText(fill(source), contextOf(source)),
    blocks: (source): readonly BlockNode[] => readBlocks(fill(source), contextOf(source)),
    links: () => [...links.values()],
    media,
    whole: (content) =>
      withAnchors(content, anchors, (where, details) =>
        report(text.includes(`(${where}`) ? `(${where}` : where, details),
      ),
  };
}

function unknownVariable(name: string, known: readonly string[]): ProblemDetails {
  const variable = `{${name}}`;
  const near = nearest(name, known);
  return near === undefined
    ? { id: "variable-unknown", values: { variable } }
    : { id: "name-misspelled", values: { name: variable, write: `{${near}}` } };
}
