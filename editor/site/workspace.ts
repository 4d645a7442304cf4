import { EventEmitter } from "node:events";
import { join } from "node:path";
import { keptContent } from "#engine/content/addresses/kept-content.ts";
import { ReadingMemory } from "#engine/content/reading/reading-memory.ts";
import { contentText } from "#engine/content/source/content-files.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import type { Site } from "#engine/define-site.ts";
import { ownerLanguage } from "#engine/owner-messages/owner-language.ts";
import { planTogether } from "../collections/change-texts.ts";
import { collectionsIn } from "../collections/collections.ts";
import { siteFacts } from "../collections/site-facts.ts";
import { SiteTexts } from "../collections/site-texts.ts";
import type { ServerEvent } from "../contract/events.ts";
import type { OpenFile, Saved } from "../contract/files.ts";
import type { Finding } from "../contract/findings.ts";
import type { Typed } from "../contract/requests.ts";
import { createContentStore, type Guard } from "../files/content-store.ts";
import { schemaOf } from "../files/file-kinds.ts";
import { createHistory } from "../files/history.ts";
import { removeUnfinished } from "../files/owner-files.ts";
import { proofreadInBackground } from "../findings/background-proofreading.ts";
import { findingOf, inOrder, placeOf } from "../findings/findings.ts";
import { Refused } from "../words/refused.ts";
import { createOverlay } from "./overlay.ts";
import { followSite, hasFailed, type ShownSite, type SiteState } from "./site-state.ts";

interface WorkspaceOptions {
  readonly definition: Site;
  readonly content: string;
  /** The project's folder for what can be made again. */
  readonly cache: string;
  /** Hash of the program that reads texts. */
  readonly program: string;
  /** Called with each new site. */
  readonly onShown: (site: ShownSite) => void;
  readonly onError: (error: unknown) => void;
  readonly guard?: Guard;
}

/** In place of the version of a file that is there and cannot be read, or is away with its folder. */
const UNREAD = "unread";

export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

/** The owner's content while it is edited: its texts, and what the build would say of them. */
export async function openWorkspace(options: WorkspaceOptions) {
  const { definition, content, cache, program, onShown, onError, guard } = options;
  const history = createHistory(content);
  const store = createContentStore(content, history, definition, undefined, guard);
  const events = new EventEmitter<{ said: [ServerEvent] }>().setMaxListeners(0);
  const emit = (event: ServerEvent) => void events.emit("said", event);
  const language = () => ownerLanguage(content);
  await removeUnfinished(content);
  await store.finishChanges();
  const memory = new ReadingMemory({ folder: join(cache, "texts"), content, program });

  const site = followSite({
    definition,
    content,
    cache,
    memory,
    onShown,
    onState: (state) => {
      if (hasFailed(state)) onError(state.failure);
      emit({ type: "findings" });
      proofreading.textsChanged();
    },
  });
  const textOf = async (path: string): Promise<string | undefined> => {
    // One that cannot be read keeps nobody from what is said of the others.
    const file = await store.read(path).catch(() => undefined);
    return file && contentText(file.bytes);
  };
  const facts = () => siteFacts(definition, content);
  const collections = async () => {
    // Most of what a list says was read for the pages.
    await site.shown();
    const now = await facts();
    const kept = now.published && keptContent(content, now.published);
    return collectionsIn(content, now, memory, site.headOf, kept);
  };
  const inWords = async (problems: readonly Problem[], severity: Finding["severity"]) => {
    const own = await language();
    const texts = new Map<string, string | undefined>();
    for (const { file } of problems) if (!texts.has(file)) texts.set(file, await textOf(file));
    return problems.map((problem) => findingOf(problem, severity, texts.get(problem.file), own, definition));
  };
  const proofreading = proofreadInBackground({
    files: site.filesRead,
    textOf: site.lastRead,
    routes: async () => (await facts()).translation,
    onError,
    revision: async () => (await site.shown()).revision,
    onRead: () => emit({ type: "findings" }),
  });
  /** The site as it is now, for those who judge it. @throws {Refused} where the program itself has failed */
  const judged = async (): Promise<SiteState> => {
    const state = await site.current();
    if (hasFailed(state)) throw Refused.failed(state.failure);
    return state;
  };
  /** Another program took the place of a text: what it was is a version, also of one that was never changed here. */
  const keepLastRead = async (path: string) => {
    const text = schemaOf(definition, path) === undefined ? undefined : site.lastRead(path);
    if (text !== undefined && text !== (await textOf(path)))
      await history.keep(path, Buffer.from(text)).catch(() => undefined);
  };
  /** The version of each file that was last announced: the system reports our own changes too. */
  const announced = new Map<string, string | null>();
  const changedOnDisk = async (path: string) => {
    const version = await store.read(path).then(
      (file) => file?.version ?? null,
      () => UNREAD,
    );
    if (announced.get(path) === version) return;
    announced.set(path, version);
    // While the folder is away nothing may be written where it was.
    if (version !== UNREAD && !store.isOurs(path, version)) await keepLastRead(path);
    site.filesChanged();
    emit({ type: "file", path, version });
  };

  return {
    content,
    overlay: createOverlay({ definition, content, cache, facts }),
    store,
    history,
    language,
    /** The site as its settings are with every change until now. */
    facts,
    /** Everything that can be edited. */
    collections,
    /** The site as it is with every change until now, not judged yet. */
    shown: site.shown,
    /** The same, judged. */
    state: site.current,
    judged,
    /** Problems as findings, each at its field. */
    inWords,
    emit,
    /** To be called when a file was changed on the disk, by any program. */
    changedOnDisk,

    /** To be called when the folder was away: nobody has heard what changed in it. */
    async folderIsBack(): Promise<void> {
      await store.finishChanges();
      site.filesChanged();
      emit({ type: "back" });
    },

    async open(path: string): Promise<OpenFile> {
      // On disks of which the system tells no changes, whoever opens a text finds them.
      if (announced.has(path)) await changedOnDisk(path);
      const file = await store.open(path);
      const texts = new SiteTexts(await facts(), new Map([[path, file.text]]));
      return { ...file, previewPath: texts.previewPath(path) };
    },

    /** Brings what was typed into its file; the site follows, and its findings come as an event. @throws {Refused} as the store does */
    async bringIn(typed: Typed): Promise<Saved> {
      const { version, text, mine } = await store.bringIn(typed);
      const others = await planTogether(store, await facts(), typed, text);
      for (const path of [typed.path, ...others]) await changedOnDisk(path);
      return { version, text, mine };
    },

    /** @param path of the file that is asked about; without it, those of all */
    async findings(path?: string): Promise<readonly Finding[]> {
      const { errors, ofDrafts, notes } = await judged();
      const asked = (problem: Problem) => path === undefined || placeOf(problem) === path;
      const noted = [...ofDrafts, ...notes, ...proofreading.notes(site.lastRead)].filter(asked);
      return inOrder([...(await inWords(errors.filter(asked), "error")), ...(await inWords(noted, "note"))]);
    },

    /** What has to be fixed before the preview shows a text as it is; null where it does. */
    async heldBy(path: string): Promise<Finding | null> {
      const { errors, ofDrafts, failure, held } = await judged();
      const isHere = ({ file }: Problem) => file === path && (failure !== undefined || held.includes(file));
      const [first] = failure === undefined ? [] : inTurn(errors);
      const problem = [...errors, ...ofDrafts].find(isHere) ?? first;
      return problem === undefined ? null : ((await inWords([problem], "error"))[0] ?? null);
    },

    /** Has each event handed over. @returns what ends it */
    subscribe(listener: (event: ServerEvent) => void): () => void {
      events.on("said", listener);
      return () => void events.off("said", listener);
    },

    /** Reads the site, before anybody asks for it. */
    async begin(): Promise<void> {
      await site.current();
      await memory.keep();
    },

    async close(): Promise<void> {
      await store.close();
      await proofreading.close();
      await memory.keep();
    },
  };
}

/** Problems of settings, on which every page depends, before those of pages; an article stops no other. */
function inTurn(problems: readonly Problem[]): readonly Problem[] {
  const isPage = ({ file }: Problem) => /^(?:pages|posts)\//.test(file);
  return [...problems.filter((problem) => !isPage(problem)), ...problems.filter(isPage)];
}
