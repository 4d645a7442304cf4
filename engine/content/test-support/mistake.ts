import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import type { ContentChanges } from "./changed-content.ts";

/** A mistake of an owner: what is done to the content, what is found, and what doing as the message says changes. */
export interface Mistake {
  readonly name: string;
  /** Changes to `soundContent`. */
  readonly changes: ContentChanges;
  readonly id: ProblemDetails["id"];
  /** The file of the problem, and words of its line; without these, it is a line that only the mistake has. */
  readonly file: string;
  readonly at: string | undefined;
  readonly fix: Fix;
}

/** A problem that was found, with the text of its file and what the message says to write. */
interface FoundProblem {
  readonly file: string;
  readonly text: string;
  /** Index of the line. */
  readonly index: number;
  readonly write: string;
}

/** Does as a message says. Gives the changes to the content. */
export type Fix = (problem: FoundProblem) => ContentChanges;

/**
 * A mistake.
 *
 * @param changes to `soundContent`; the last one is the mistake, and the problem is in its file
 * @param at words of the line of the problem, where that is not the line that the mistake makes
 */
export function mistake(
  name: string,
  changes: ContentChanges,
  id: ProblemDetails["id"],
  fix: Fix,
  at?: string,
): Mistake {
  return { name, changes, id, file: Object.keys(changes).at(-1) ?? "", at, fix };
}

/** Mistakes that are named by what the owner has written; `changed` puts it into the content. */
export function mistakesIn(
  changed: (written: string) => ContentChanges,
  rows: readonly (readonly [written: string, id: ProblemDetails["id"], fix: Fix, at?: string])[],
): readonly Mistake[] {
  return rows.map(([written, ...found]) => mistake(written, changed(written), ...found));
}

/** A post without mistakes. */
export const post =
  "---\ntitle: Un titre\ndate: 2026-01-02\ndescription: Une phrase.\ntags: [company]\n---\n\nUn texte.\n";

export const POST = "posts/fr/a.md";

/** The pages and settings made for tests with one post: few files, so that each mistake is read fast. */
export const soundContent: ContentChanges = {
  posts: null,
  media: null,
  "tags.yaml": "company: { fr: La société, en: The company, pt: A empresa }\n",
  [POST]: post,
};

/** A change of a text that fails where there is nothing to change. */
export function replacing(from: string | RegExp, to: string): (text: string) => string {
  return (text) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`The text has no ${from}.`);
    return changed;
  };
}

/** Changes the post. */
export function inPost(from: string | RegExp, to: string): ContentChanges {
  return { [POST]: replacing(from, to)(post) };
}

/** Adds a setting to the post. */
export function withLine(line: string): ContentChanges {
  return inPost("tags:", `${line}\ntags:`);
}

/** Adds a paragraph to the post. */
export function withText(text: string): ContentChanges {
  return { [POST]: `${post}\n${text}\n` };
}

/** Writes the line anew, where it began. */
export const writeLine: Fix = (problem) =>
  onLine(problem, (line) => (/^\s/.test(problem.write) ? "" : (/^\s*/.exec(line)?.[0] ?? "")) + problem.write);

/** Writes a setting of a line anew: `date: 2026-11-01`. */
export const writeSetting: Fix = (problem) => {
  const [key = ""] = problem.write.split(":");
  return onLine(problem, replacing(new RegExp(`(?<=^[\\s-]*)${key}:.*$`), problem.write));
};

/** Writes something in place of words of the line. */
export function writeFor(words: string | RegExp): Fix {
  return (problem) => onLine(problem, replacing(words, problem.write));
}

/** Adds a line before that of the problem. */
export const addLine: Fix = (problem) =>
  onLine(problem, (line) => `${/^\s*/.exec(line)?.[0] ?? ""}${problem.write}\n${line}`);

/** Deletes the line, or words of it. */
export function deleting(words: string | RegExp = /^.*$/): Fix {
  return (problem) => onLine(problem, replacing(words, ""));
}

/** Changes the text of the problem elsewhere than on its line. */
export function inText(from: string | RegExp, to: string): Fix {
  return ({ file, text }) => ({ [file]: replacing(from, to)(text) });
}

/** Gives the file the name that is proposed. */
export const rename: Fix = ({ file, text, write }) => ({
  [file]: null,
  [write.includes("/") ? write : file.replace(/[^/]*$/, () => write)]: text,
});

function onLine({ file, text, index }: FoundProblem, change: (line: string) => string): ContentChanges {
  return {
    [file]: text
      .split("\n")
      .map((line, own) => (own === index ? change(line) : line))
      .join("\n"),
  };
}

/** `site.yaml` with a part replaced. */
export function inSite(from: string | RegExp, to: string): ContentChanges {
  return { "site.yaml": replacing(from, to) };
}
