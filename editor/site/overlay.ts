import { constants } from "node:fs";
import { copyFile, cp, link, mkdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { keptContent } from "#engine/content/addresses/kept-content.ts";
import { stoppingIn } from "#engine/content/addresses/stopping.ts";
import { joinTexts } from "#engine/content/reading/join-texts.ts";
import { readTexts } from "#engine/content/reading/read-texts.ts";
import { ReadingMemory } from "#engine/content/reading/reading-memory.ts";
import { ContentError, type Problem } from "#engine/content/source/problem.ts";
import type { Site } from "#engine/define-site.ts";
import { digest } from "#engine/files/digest.ts";
import { problemInWords } from "#engine/owner-messages/problem-details.ts";
import type { SiteFacts } from "../collections/site-facts.ts";
import type { SiteTexts } from "../collections/site-texts.ts";
import { turns } from "../files/turns.ts";
import { type Change, type Changes, changesIn } from "./changes.ts";

/** Puts one thing online alone: what is chosen of the changes, over the content as it was last put online (D43). */
export function createOverlay({
  definition,
  content,
  cache,
  facts,
}: {
  readonly definition: Site;
  readonly content: string;
  readonly cache: string;
  readonly facts: () => Promise<SiteFacts>;
}) {
  const memory = new ReadingMemory();
  const place = (name: string) => join(cache, "chosen", digest([content, name]));
  const changes = async (): Promise<Changes | undefined> => {
    const now = await facts();
    const kept = now.published && keptContent(content, now.published);
    return kept === undefined ? undefined : changesIn(kept, content, now);
  };
  const write = async (folder: string, found: Changes, chosen: readonly Change[]) => {
    await rm(folder, { recursive: true, force: true });
    const texts = overlaid(found, chosen);
    const write = async (path: string, put: (to: string) => Promise<unknown>) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await put(join(folder, path));
    };
    for (const [path, text] of texts.files) await write(path, (to) => writeFile(to, text));
    const isChosen = new Set(chosen.map(({ id }) => id));
    const isHeld = new Set(found.all.filter(({ id }) => !isChosen.has(id)).map(({ id }) => id));
    const { before, after } = found.others;
    const said = [...texts.files.values()].join("\n");
    for (const path of new Set([...before, ...after])) {
      const isOld = isHeld.has(path) || !after.has(path);
      // What was deleted stays as long as a text that was held back shows it.
      const isThere = isOld
        ? before.has(path) && (after.has(path) || isHeld.has(path) || said.includes(basename(path)))
        : true;
      const from = join(isOld ? found.kept : content, path);
      // Of another disk there is no second name.
      if (isThere) await write(path, (to) => link(from, to).catch(() => copyFile(from, to)));
    }
  };
  const judge = async (found: Changes, chosen: readonly Change[]) => {
    const folder = place("judged");
    await write(folder, found, chosen);
    try {
      const joined = joinTexts(await readTexts(folder, cache, definition, { memory }), {});
      const { problems } = new ContentError(joined.judge().errors);
      return { problems, stopping: problems.length > 0 ? [] : stoppingIn(content, joined.addresses) };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return { problems: error.problems, stopping: [] as readonly Problem[] };
    }
  };
  /** They are judged in one folder. */
  const inTurn = turns();
  return {
    /** What changed since the site was put online; undefined where what it said then is not known here. */
    changes,
    /** What goes online without what is held back: all of it, where something that was to go needs it. */
    plan: (held: readonly string[]) =>
      inTurn(async () => {
        const found = await changes();
        if (found === undefined) return undefined;
        const { language } = found.after.facts;
        const waiting = new Set(found.all.filter(({ id }) => held.includes(id)));
        const needed: { readonly id: string; readonly why: string }[] = [];
        for (;;) {
          const chosen = found.all.filter((change) => !waiting.has(change));
          const judged = await judge(found, chosen);
          const cure =
            judged.problems.length > 0 &&
            (await curing(waiting, judged.problems, (more) => judge(found, [...chosen, more])));
          if (!cure) return { ...judged, needed };
          waiting.delete(cure.change);
          needed.push({ id: cure.change.id, why: problemInWords(cure.problem, language) });
        }
      }),
    /** Makes the folder of what goes online: what is written after that does not. */
    folder: (held: readonly string[]) =>
      inTurn(async () => {
        const folder = place("online");
        const found = held.length === 0 ? undefined : await changes();
        if (found !== undefined) {
          const chosen = found.all.filter(({ id }) => !held.includes(id));
          await write(folder, found, chosen);
          return folder;
        }
        await rm(folder, { recursive: true, force: true });
        await cp(content, folder, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
        return folder;
      }),
  };
}

/** What was online, with each chosen change in its new state, and what follows from it elsewhere. */
function overlaid({ before, drafts }: Changes, chosen: readonly Change[]): SiteTexts {
  const followed = chosen.reduce((all, change) => change.followed(all), drafts(before));
  return chosen.reduce((all, change) => change.applied(all), followed);
}

/** The first change that was held back and with which a problem is none. */
async function curing(
  waiting: Iterable<Change>,
  problems: readonly Problem[],
  judgeWith: (more: Change) => Promise<{ readonly problems: readonly Problem[] }>,
) {
  const nameOf = ({ file, id, values }: Problem) => JSON.stringify([file, id, values]);
  for (const change of waiting) {
    const left = new Set((await judgeWith(change)).problems.map(nameOf));
    const problem = problems.find((one) => !left.has(nameOf(one)));
    if (problem !== undefined) return { change, problem };
  }
  return undefined;
}
