import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { waiting, whatIsPublished } from "#engine/build/published.ts";
import { stoppingIn } from "#engine/content/addresses/stopping.ts";
import { contentText } from "#engine/content/source/content-files.ts";
import type { Publishing, PublishingPlan } from "../contract/runs.ts";
import { isSame } from "../files/yaml/json-values.ts";
import type { Change } from "./changes.ts";
import { type Publications, plannedAt, whoPlanned } from "./publications.ts";
import type { Workspace } from "./workspace.ts";

/** Where people sign in, the operator's folder of releases, where there is one. */
export interface OnServer {
  readonly releases: string | undefined;
}

/** Whose content would be published, and where. */
interface Place {
  readonly publications: Publications;
  /** Where people sign in; undefined on the owner's machine. */
  readonly address: OnServer | undefined;
  /** The folder, below the project's, of a site that is not the project's own. */
  readonly site: string | undefined;
}

/** What a publication would do now. @throws {Refused} where the program itself has failed */
export async function publishingOf(workspace: Workspace, place: Place): Promise<Publishing> {
  const { publications, address, site } = place;
  const { content, judged, inWords, facts, overlay, collections } = workspace;
  const { read } = await judged();
  const { published: list } = await facts();
  const { toDecide, samples, toDo } = read
    ? await waiting(whatIsPublished(read, undefined), { content, site, now: new Date() })
    : { toDecide: [], samples: [], toDo: [] };
  const found = await overlay.changes();
  // At an address, what is planned appears by itself.
  const isSettled = new Set<string>(["no-way-online", ...(address ? ["change-soon"] : [])]);
  const changes = found?.all.map(async (change) => {
    const { followed: _, applied: __, files, part, ...listed } = change;
    return { ...listed, by: await whoChanged(workspace, found.kept, { files, part }, list?.at ?? "") };
  });
  const made = await publications.all();
  const planned = (await collections()).texts
    .flatMap(({ versions }) => Object.values(versions))
    .filter(({ state }) => state === "scheduled")
    .flatMap(({ path, date }) => {
      const by = whoPlanned(made, plannedAt(path, date));
      return by === null ? [] : [[path, by] as const];
    });
  return {
    publishedAt: list?.at ?? null,
    changes: changes === undefined ? null : await Promise.all(changes),
    publications: made.map(({ planned: _, until: __, before: ___, ...one }) => one),
    planned: Object.fromEntries(planned),
    hasWay: address?.releases !== undefined || read === undefined || read.content.site.publish !== undefined,
    stopping: read ? await inWords(stoppingIn(content, read.addresses), "note") : [],
    concerns: await inWords([...toDecide, ...toDo.filter(({ id }) => !isSettled.has(id))], "note"),
    samples: await inWords(samples, "note"),
  };
}

/**
 * Who changed something since the site was put online, by the versions of its files and what was typed since: of a setting,
 * those in which it is another.
 *
 * @param kept the folder of the content as it was put online
 * @param since when, as ISO date and time
 */
async function whoChanged(
  { history, store }: Pick<Workspace, "history" | "store">,
  kept: string,
  { files, part }: Pick<Change, "files" | "part">,
  since: string,
): Promise<readonly string[]> {
  const names = files.map(async (path) => {
    const typed = store.typed(path);
    const saved = (await history.versions(path)).filter(({ savedAt }) => savedAt > since).reverse();
    const versions = [
      ...saved.map(({ id, by }) => ({ by, read: () => history.bytesOf(path, id) })),
      ...(typed ? [{ by: typed.by, read: () => typed.bytes }] : []),
    ];
    if (part === undefined) return versions.map(({ by }) => by);
    let before = part(contentText(await readFile(join(kept, path)).catch(() => new Uint8Array())));
    const all: (string | undefined)[] = [];
    for (const { by, read } of versions) {
      const now = part(contentText(await read()));
      if (!isSame(before, now)) all.push(by);
      before = now;
    }
    return all;
  });
  return [...new Set((await Promise.all(names)).flat())].filter((name) => name !== undefined);
}

/** The same of what goes online while something is held back; undefined where nothing can be. */
export async function planOf(
  { overlay, inWords }: Workspace,
  held: readonly string[],
): Promise<PublishingPlan | undefined> {
  const plan = await overlay.plan(held);
  if (plan === undefined) return undefined;
  const { problems, stopping, needed } = plan;
  return { errors: await inWords(problems, "error"), stopping: await inWords(stopping, "note"), needed };
}
