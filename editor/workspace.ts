import { join } from "node:path";
import { publishedFiles, publishedLanguages } from "../site/generator/content/published-languages.ts";
import { contentText, readContentFiles } from "../site/generator/content/source/content-files.ts";
import type { Problem } from "../site/generator/content/source/problem.ts";
import { readYaml } from "../site/generator/content/source/yaml-source.ts";
import { type OwnerLanguage, ownerLanguage } from "../site/generator/owner-messages/owner-language.ts";
import { filesWithProse } from "../site/generator/proofreading/prose/content-prose.ts";
import { OWNER_WORDS_FILE } from "../site/generator/proofreading/spelling/owner-words.ts";
import { setSiteLanguages, siteLocales } from "../site/i18n/site-locales.ts";
import type { Drafted, Edited, Finding, Findings, OpenFile, Saved, SaveRequest, ServerEvent } from "./api.ts";
import { type ContentStore, createContentStore } from "./files/content-store.ts";
import { readText } from "./files/edited-text.ts";
import { fileKind } from "./files/file-kinds.ts";
import { removeUnfinished } from "./files/save-whole.ts";
import { createUnsavedStore } from "./files/unsaved-texts.ts";
import { findingOf, inOrder } from "./findings/findings.ts";
import { previewPathOf } from "./findings/preview-path.ts";
import { createProofreader } from "./findings/proofreader.ts";
import { followSite, type SiteState } from "./findings/site-state.ts";
import { createHistory, type History } from "./history/history.ts";

/** The owner's content while it is edited: what is saved, what is not, and what is to be said of both. */
export interface Workspace {
  readonly content: string;
  readonly store: ContentStore;
  readonly history: History;
  readonly language: () => Promise<OwnerLanguage>;
  /** The site as it is with every change until now. */
  readonly state: () => Promise<SiteState>;
  open(path: string): Promise<OpenFile>;
  save(request: SaveRequest): Promise<Saved>;
  draft(path: string, edited: Edited): Promise<Drafted>;
  dropDraft(path: string): Promise<void>;
  findings(): Promise<Findings>;
  /** To be called when a file was changed on the disk, by whomever. */
  changedOnDisk(path: string): Promise<void>;
  /** Hears what happens. Gives what ends it. */
  listen(hear: (event: ServerEvent) => void): () => void;
  readonly tell: (event: ServerEvent) => void;
  close(): Promise<void>;
}

interface WorkspaceOptions {
  readonly content: string;
  /** The project's folder for what can be made again. */
  readonly cache: string;
  /** Called with each new state of the site. */
  readonly onState: (state: SiteState) => void;
  readonly complain: (error: unknown) => void;
}

/** Milliseconds without a change after which texts are proofread. */
const PAUSE_MS = 700;

/** Opens a content folder. */
export async function openWorkspace({ content, cache, onState, complain }: WorkspaceOptions): Promise<Workspace> {
  const history = createHistory(content);
  const store = createContentStore(content, history);
  const unsaved = createUnsavedStore(history.folder);
  const proofreader = createProofreader();
  const listeners = new Set<(event: ServerEvent) => void>();
  const tell = (event: ServerEvent) => {
    for (const hear of listeners) hear(event);
  };
  const language = () => ownerLanguage(content);
  await removeUnfinished(content);
  // Files are told apart by their language before the site is read for the first time.
  const settings = await store.read("site.yaml");
  const { value } = readYaml("site.yaml", settings === undefined ? "" : contentText(settings.bytes));
  setSiteLanguages(publishedLanguages(value));

  const site = followSite({
    content,
    pictures: join(cache, "pictures"),
    onState: (state) => {
      onState(state);
      say(state).catch(complain);
      proofreadLater();
    },
  });
  const textOf = async (path: string): Promise<string | undefined> => {
    const typed = site.unsaved.get(path);
    if (typed !== undefined) return typed;
    const file = await store.read(path);
    return file && contentText(file.bytes);
  };
  const inWords = async (problems: readonly Problem[], severity: Finding["severity"]) => {
    const own = await language();
    const texts = new Map<string, string | undefined>();
    for (const { file } of problems) if (!texts.has(file)) texts.set(file, await textOf(file));
    return problems.map((problem) => findingOf(problem, severity, texts.get(problem.file), own));
  };
  const jobFor = async (file: string) => {
    const [text = "", ownerWords = ""] = await Promise.all([textOf(file), textOf(OWNER_WORDS_FILE)]);
    return { file, text, ownerWords, languages: siteLocales() };
  };
  const proseFiles = async () => {
    const files = await readContentFiles(content, site.unsaved);
    return filesWithProse(publishedFiles(files, siteLocales()).list(""));
  };

  const findingsOf = async (state: SiteState, only?: string): Promise<readonly Finding[]> => {
    const isOurs = ({ file }: Problem) => only === undefined || file === only;
    const notes = only === undefined ? proofreader.latest() : (proofreader.known(await jobFor(only)) ?? []);
    return inOrder([
      ...(await inWords(state.errors.filter(isOurs), "error")),
      ...(await inWords([...state.notices.filter(isOurs), ...notes], "note")),
    ]);
  };
  const say = async (state: SiteState) =>
    tell({ type: "findings", revision: state.revision, findings: await findingsOf(state) });
  /** Proofreads what was changed, once nobody types any more. */
  const proofreadLater = debounced(PAUSE_MS, complain, async () => {
    const { revision } = await site.current();
    let hasNew = false;
    for (const file of await proseFiles()) {
      const job = await jobFor(file);
      if (proofreader.known(job) !== undefined) continue;
      await proofreader.read(job);
      hasNew = true;
      if ((await site.current()).revision !== revision) return;
    }
    if (hasNew) await say(await site.current());
  });
  /** The version of each file that was last told: the system tells of our own changes too. */
  const told = new Map<string, string | null>();
  const changedOnDisk = async (path: string) => {
    const version = (await store.read(path))?.version ?? null;
    if (told.get(path) === version) return;
    told.set(path, version);
    site.filesChanged();
    tell({ type: "file", path, version });
  };

  return {
    content,
    store,
    history,
    language,
    state: site.current,
    tell,
    changedOnDisk,

    async open(path) {
      const [file, left, state] = [await store.open(path), await unsaved.find(path), await site.current()];
      const previewPath = previewPathOf(path, await language(), file.value);
      return { ...file, previewPath, findings: await findingsOf(state, path), unsaved: left };
    },

    async save(request) {
      const { path } = request;
      const { version, text } = await store.save(request);
      site.setUnsaved(path, undefined);
      await unsaved.drop(path);
      await changedOnDisk(path);
      return { path, version, text, findings: await findingsOf(await site.current(), path) };
    },

    async draft(path, edited) {
      const text = await store.preview(path, edited);
      const revision = site.setUnsaved(path, text);
      unsaved.keep(path, edited).catch(complain);
      const findings = await findingsOf(await site.current(), path);
      return {
        revision,
        previewPath: previewPathOf(path, await language(), readText(fileKind(path), text).value),
        findings,
      };
    },

    async dropDraft(path) {
      fileKind(path);
      site.setUnsaved(path, undefined);
      await unsaved.drop(path);
    },

    async findings() {
      const state = await site.current();
      return { revision: state.revision, findings: await findingsOf(state) };
    },

    listen(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },

    async close() {
      proofreadLater.cancel();
      await proofreader.close();
    },
  };
}

/** Work that is done when nobody has asked for it for a while. */
function debounced(
  pause: number,
  complain: (error: unknown) => void,
  work: () => Promise<void>,
): (() => void) & { readonly cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const cancel = () => clearTimeout(timer);
  const ask = () => {
    cancel();
    timer = setTimeout(() => void work().catch(complain), pause);
  };
  return Object.assign(ask, { cancel });
}
