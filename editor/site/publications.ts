import { readFile, readlink } from "node:fs/promises";
import { join } from "node:path";
import { keptContent } from "#engine/content/addresses/kept-content.ts";
import { publicState } from "#engine/content/model/visibility.ts";
import { contentText, listContentFiles } from "#engine/content/source/content-files.ts";
import { dateOf } from "../collections/collections.ts";
import type { SiteFacts } from "../collections/site-facts.ts";
import { SiteTexts } from "../collections/site-texts.ts";
import type { Publication, Run } from "../contract/runs.ts";
import { saveWhole } from "../files/owner-files.ts";

/** Publications of which it is known who made them. */
const REMEMBERED = 50;

/** A publication that was begun. */
interface Begun extends Publication {
  /** Which release was online before. */
  readonly before: string;
  /** When it was done; undefined where its program was ended before it could say so. */
  readonly until?: string;
  /** What it has planned: "posts/fr/a.md 2026-12-01T09:00". */
  readonly planned: readonly string[];
}

export type Publications = ReturnType<typeof createPublications>;

/**
 * Who put the site online, took it back or planned something, and when: in the history, newest first. It is written before anything
 * is put online; what is online says then whether it was.
 *
 * @param releases the operator's folder of releases; elsewhere nobody can tell what is online, and what was ended in the middle does
 *   not count
 */
export function createPublications({
  history,
  content,
  releases,
  facts,
  now = () => new Date(),
}: {
  readonly history: string;
  readonly content: string;
  readonly releases: string | undefined;
  readonly facts: () => Promise<SiteFacts>;
  readonly now?: (() => Date) | undefined;
}) {
  const file = join(history, "publications.json");
  const begun = async () => JSON.parse(await readFile(file, "utf8").catch(() => "[]")) as readonly Begun[];
  const save = (all: readonly Begun[]) =>
    saveWhole(file, "publications.json", Buffer.from(`${JSON.stringify(all.slice(0, REMEMBERED), null, 1)}\n`));
  const online = async () => (releases && (await readlink(join(releases, "current")).catch(() => ""))) ?? "";
  /** What is online, and waits for its day or hour. */
  const waitingIn = async (folder: string): Promise<readonly string[]> => {
    const now = await facts();
    const files = (await listContentFiles(folder)).filter((path) => /^posts\/.*\.md$/.test(path));
    const texts = files.map(async (path) => [path, contentText(await readFile(join(folder, path)))] as const);
    const read = new SiteTexts(now, new Map(await Promise.all(texts)));
    return files.flatMap((path) => {
      const { draft } = read.settings(path);
      const date = dateOf(read.settings(path));
      return publicState({ draft: draft === true, date }, now.now) === "scheduled" ? [plannedAt(path, date)] : [];
    });
  };
  return {
    /** Those that were made. */
    async all(): Promise<readonly Begun[]> {
      const [all, last] = await Promise.all([begun(), online()]);
      return all.filter(
        ({ until, before }, index) => until !== undefined || before !== (all[index - 1]?.before ?? last),
      );
    },
    /** Remembers one that is about to be made. @param from the folder of what goes online */
    async begin({ command, at, by, isPlanned }: Run, from: string): Promise<void> {
      const isBack = command === "publish-back";
      const planned = isBack ? [] : await waitingIn(from);
      await save([{ at, isBack, by, isPlanned, before: await online(), planned }, ...(await begun())]);
    },
    /** Remembers that it was made; forgets it where it was not. */
    async end({ at, exitCode }: Run): Promise<void> {
      const [last, ...others] = await begun();
      if (last?.at !== at) return;
      if (exitCode === 0) {
        const { published } = await facts();
        const folder = published && keptContent(content, published);
        const planned = last.isBack && folder !== undefined ? await waitingIn(folder) : last.planned;
        await save([{ ...last, planned, until: now().toISOString() }, ...others]);
      } else if (last.before === (await online())) await save(others);
    },
  };
}

/** How a publication names what it has planned. @param date with its hour, where it has one */
export function plannedAt(path: string, date: string): string {
  return `${path} ${date}`;
}

/** Who planned something: whoever put it online first, of those publications that had it since. */
export function whoPlanned(publications: readonly Begun[], planned: string): string | null {
  const without = publications.findIndex((one) => !one.planned.includes(planned));
  return publications.slice(0, without < 0 ? undefined : without).at(-1)?.by ?? null;
}
