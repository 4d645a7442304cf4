import { formatDate } from "../../../i18n/format.ts";
import { isLocale, type Locale } from "../../../i18n/site-locales.ts";
import { typeset } from "../../../i18n/typography.ts";
import type { BlockNode } from "../../../page-data/content-tree.ts";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import type { TextReader } from "../model/page-schemas.ts";
import { nearest } from "../source/nearest.ts";
import { lineOf, type Problem } from "../source/problem.ts";
import { plainTextProblem } from "./leftovers.ts";
import { readBlocks, readRichText } from "./markdown.ts";
import type { MarkdownContext, TextEnvironment } from "./text-environment.ts";
import { substitute, variableNames } from "./variables.ts";

/** The typography for words in languages that the program does not know: the one that changes least. */
const OTHER_LANGUAGES: Locale = "en";

/** Stands for every value of a site.yaml that has errors: a text with it can be checked, as text and as an address. */
const UNFILLED = "/";

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
): TextReader {
  const report: MarkdownContext["report"] = (where, details) => {
    const line = lineOf(text.normalize("NFC"), (where.split("\n")[0] ?? where).normalize("NFC"));
    problems.push({ file, line, ...details });
  };
  const context: MarkdownContext = {
    ...environment,
    typeset: (run, language = locale) => typeset(run, isLocale(language) ? language : OTHER_LANGUAGES),
    report,
  };
  const fill = (source: string) => {
    const { values } = environment;
    const { text: filled, unknown } = substitute(source, values, (value) =>
      values === undefined ? UNFILLED : showValue(value, locale),
    );
    for (const name of unknown) {
      report(`{${name}}`, unknownVariable(name, values));
    }
    return filled;
  };
  return {
    plain: (source) => {
      const wrong = plainTextProblem(source);
      if (wrong) report(source, wrong);
      return typeset(fill(source), locale);
    },
    rich: (source) => readRichText(fill(source), context),
    blocks: (source): readonly BlockNode[] => readBlocks(fill(source), context),
  };
}

function unknownVariable(name: string, values: unknown): ProblemDetails {
  const variable = `{${name}}`;
  const near = nearest(name, variableNames(values));
  return near === undefined
    ? { id: "variable-unknown", values: { variable } }
    : { id: "variable-misspelled", values: { variable, write: `{${near}}` } };
}

/** A value of `site.yaml` as text: dates are written out, and of a text per language this language's is taken. */
function showValue(value: unknown, locale: Locale): string | undefined {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value, locale) : value;
  const own =
    value !== null && typeof value === "object" && locale in value && (value as Record<string, unknown>)[locale];
  return typeof own === "string" ? own : undefined;
}
