import { stat } from "node:fs/promises";
import { join } from "node:path";
import { whatIsPublished } from "#engine/build/published.ts";
import { addressesOfDay } from "#engine/content/addresses/accepted-list.ts";
import { samplesOf } from "#engine/content/reading/sample-values.ts";
import { listContentFiles } from "#engine/content/source/content-files.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import type { Finding } from "../contract/findings.ts";
import type { Publishing } from "../contract/runs.ts";
import type { Workspace } from "./workspace.ts";

/** Files of settings and words that pages share: what of the articles and pages has changed, the collections say. */
const SHARED = /^(?:[\w-]+\.yaml|messages\/.*|theme\/.*)$/;

const SAMPLE = {
  fr: "Valeur d'exemple. → Remplacez-la par la vôtre.",
  en: "A sample value. → Put your own in its place.",
  pt: "Valor de exemplo. → Substitua-o pelo seu.",
};

/** What a publication would do now. @throws {Refused} where the program itself has failed */
export async function publishingOf(workspace: Workspace): Promise<Publishing> {
  const { content, judged, inWords, facts } = workspace;
  const { read } = await judged();
  const { published: list } = await facts();
  const decisions = read === undefined ? [] : whatIsPublished(read, undefined).decisions.toDecide;
  const now = read && addressesOfDay(read.addresses);
  // Of a text that has moved, visitors of its old address are led to the new one.
  const isThere = (path: string) => now === undefined || now.published.includes(path) || path in now.redirects;
  return {
    publishedAt: list?.at ?? null,
    hasWay: read === undefined || read.content.site.publish !== undefined,
    changed: list?.at === undefined ? [] : await changedSince(content, new Date(list.at)),
    removed: (list?.pages ?? []).flatMap(({ path, title }) => (isThere(path) ? [] : [title])),
    concerns: await inWords(decisions, "note"),
    samples: await samplesIn(workspace),
  };
}

async function samplesIn({ content, inWords }: Workspace): Promise<readonly Finding[]> {
  const samples = await samplesOf(content);
  const problems = samples.map(
    ({ file, line }): Problem => ({ file, line, id: "site:sample-value", words: SAMPLE, values: {} }),
  );
  return inWords(problems, "note");
}

async function changedSince(content: string, since: Date): Promise<readonly string[]> {
  const shared = (await listContentFiles(content)).filter((path) => SHARED.test(path) && path !== "gone.yaml");
  const written = await Promise.all(
    shared.map(async (path) => ({ path, found: await stat(join(content, path)).catch(() => undefined) })),
  );
  // One that was deleted since it was listed has changed too.
  return written.filter(({ found }) => found === undefined || found.mtime > since).map(({ path }) => path);
}
