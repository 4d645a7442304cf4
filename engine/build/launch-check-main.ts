import { readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { languageAskedIn, runCommand } from "../command/run-command.mjs";
import { type SiteFolders, siteFolders, siteName } from "../command/site-folders.mjs";
import { readContent } from "../content/reading/read-content.ts";
import { samplesOf } from "../content/reading/sample-values.ts";
import { unusualWords } from "../content/reading/specified-words.ts";
import { ContentError, formatProblem, type Problem } from "../content/source/problem.ts";
import type { Site } from "../define-site.ts";
import { sayIn } from "../i18n/owner-text.ts";
import { siteOfCommand } from "../load-site.ts";
import { reportLines } from "../owner-messages/report-lines.ts";
import { launchCheckCommand } from "./launch-check-command.mjs";
import { waiting, whatIsPublished } from "./published.ts";

/** What waits for the owner. Errors of the content are those of `npm run check`, and told here too. */
async function waitingIn(folder: string, site: Site, { cache, site: code }: SiteFolders): ReturnType<typeof waiting> {
  try {
    const published = whatIsPublished(await readContent(folder, cache, site), undefined);
    return await waiting(published, { content: folder, site: siteName(code), now: new Date() });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { toDecide: error.problems, samples: await samplesOf(folder), toDo: [] };
  }
}

/** Words of the specification that are not usual in their language; a missing file is a problem of the content. */
async function unusualWordsOf(folder: string, { specifiedWords = [] }: Site): Promise<readonly Problem[]> {
  const found = specifiedWords.map(async (words) =>
    unusualWords(words, await readFile(join(folder, words.file), "utf8").catch(() => "")),
  );
  return (await Promise.all(found)).flat();
}

await runCommand(launchCheckCommand, async (options) => {
  const folders = siteFolders(options.site);
  const { content = relative(process.cwd(), folders.content) } = options;
  const folder = resolve(content);
  const siteYaml = await readFile(join(folder, "site.yaml"), "utf8");
  const language = languageAskedIn(siteYaml);
  const say = sayIn(reportLines, language);
  const site = await siteOfCommand(folders.site);
  const { samples, toDecide, toDo } = await waitingIn(folder, site, folders);
  const problems = [...toDecide, ...(await unusualWordsOf(folder, site))];
  const inWords = (problem: Problem) => formatProblem({ ...problem, file: join(content, problem.file) }, language);
  const lines = [
    ...samples.map(inWords),
    ...problems.map(inWords),
    ...toDo.map((problem) => say("note", { note: inWords(problem) })),
    ...(samples.length === 0 ? [say("no-samples")] : [say("samples", { count: String(samples.length) })]),
    ...(problems.length === 0 ? [] : [say("to-decide", { count: String(problems.length) })]),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  return samples.length + problems.length > 0 ? 1 : 0;
});
