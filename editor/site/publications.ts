import { readFile } from "node:fs/promises";
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

/** A publication, when it was done, and what it has planned: "posts/fr/a.md 2026-12-01T09:00". */
type Remembered = Publication & { readonly until: string; readonly planned: readonly string[] };

export type Publications = ReturnType<typeof createPublications>;

/** Who put the site online, took it back or planned something, and when: in the history, newest first. */
export function createPublications(
  history: string,
  content: string,
  facts: () => Promise<SiteFacts>,
  now = () => new Date(),
) {
  const file = join(history, "publications.json");
  const all = async (): Promise<readonly Remembered[]> =>
    JSON.parse(await readFile(file, "utf8").catch(() => "[]")) as readonly Remembered[];
  /** What is online, and waits for its day or hour. */
  const waitingIn = async (folder: string, now: SiteFacts): Promise<readonly string[]> => {
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
    all,
    /** Remembers one that has just been made. */
    async add({ command, at, by, isPlanned }: Run): Promise<void> {
      const known = await facts();
      const folder = known.published && keptContent(content, known.published);
      const planned = folder === undefined ? [] : await waitingIn(folder, known);
      const made = { at, until: now().toISOString(), isBack: command === "publish-back", by, isPlanned, planned };
      const remembered = [made, ...(await all())].slice(0, REMEMBERED);
      await saveWhole(file, "publications.json", Buffer.from(`${JSON.stringify(remembered, null, 1)}\n`));
    },
  };
}

/** How a publication names what it has planned. @param date with its hour, where it has one */
export function plannedAt(path: string, date: string): string {
  return `${path} ${date}`;
}

/** Who planned something: whoever put it online first, of those publications that had it since. */
export function whoPlanned(publications: readonly Remembered[], planned: string): string | null {
  const without = publications.findIndex((one) => !one.planned.includes(planned));
  return publications.slice(0, without < 0 ? undefined : without).at(-1)?.by ?? null;
}
