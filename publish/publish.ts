import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { CONTENT_COPY, ownerBuild } from "#engine/build/owner-build.ts";
import type { SiteFolders } from "#engine/command/site-folders.mjs";
import { keepContent } from "#engine/content/addresses/kept-content.ts";
import { rememberOnline, rememberPublication } from "#engine/content/addresses/published-file.ts";
import { stoppingIn } from "#engine/content/addresses/stopping.ts";
import type { ContentSite } from "#engine/content/model/define-settings.ts";
import { isSshAddress } from "#engine/content/model/publish-schema.ts";
import { type EngineSettings, siteSchema } from "#engine/content/model/site-schema.ts";
import { translationIn } from "#engine/content/model/translation-settings.ts";
import { readContent } from "#engine/content/reading/read-content.ts";
import { samplesOf } from "#engine/content/reading/sample-values.ts";
import { contentText } from "#engine/content/source/content-files.ts";
import { ContentError, formatProblem } from "#engine/content/source/problem.ts";
import { validate } from "#engine/content/source/validate.ts";
import { readYaml, type YamlSource } from "#engine/content/source/yaml-source.ts";
import type { Site } from "#engine/define-site.ts";
import { writeWhole } from "#engine/files/write-whole.ts";
import { type Say, sayIn } from "#engine/i18n/owner-text.ts";
import { loadSite } from "#engine/load-site.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { hooksOf, type Publication } from "#engine/site-hooks.ts";
import { releaseFolder, releaseFolderBySsh, uploadFolder } from "./folder-targets.ts";
import { gitBranch } from "./git-branch.ts";
import { pageChanges } from "./page-changes.ts";
import { type PublishingLine, publishingLines } from "./publishing-lines.ts";
import { demandTaken } from "./site-answers.ts";
import { PublishingError, type Target } from "./target.ts";

/** What the owner is told, and its name: a program that starts this one tells its own owner in its own way. */
export interface ToldLine {
  readonly id: PublishingLine;
  readonly text: string;
}

/** Tells a line by its name. */
type Teller = Say<typeof publishingLines, void>;

/** What is published, and how it is told. Folders are absolute. */
export interface PublishOptions extends SiteFolders {
  /** The project's own folder. */
  readonly root: string;
  readonly language: OwnerLanguage;
  /** Where the list of published addresses is: the owner's folder, of which `content` may be a selection. */
  readonly list: string;
  /** A release folder of this machine, which then counts in place of what `site.yaml` says. */
  readonly releases?: string | undefined;
  /** Where visitors find the site, as the operator says it: there it is seen whether it answers with a release of this machine. */
  readonly origin?: string | undefined;
  /** Whether everything is done but the last step. */
  readonly dryRun: boolean;
  /** Whether the owner agrees that addresses which no text has any more stop answering. */
  readonly accept: boolean;
  /** Told of each step, a line each. */
  readonly log: (line: ToldLine) => void;
}

/** More pages than this of a language are counted only. */
const MANY = 20;
const COMMAND = "npm run publish-site";
const BACK = `${COMMAND} -- --back`;

/**
 * Checks, builds and puts the site online. What is online changes in the last step alone, and in one piece.
 *
 * @throws {PublishingError | ContentError | FolderInUseError} where nothing was put online: also where the site's form
 *   would always fail there
 */
export async function publish(options: PublishOptions): Promise<void> {
  const { root, site, cache, content, out, list: owner, language, dryRun, accept, log } = options;
  const tell = tellerIn(language, log);
  tell("publish-step-check");
  const { content: read, addresses, reading } = await readContent(content, cache, await loadSite(site));
  const demandAgreement = () => {
    const stopping = accept ? [] : stoppingIn(owner, addresses);
    if (stopping.length > 0) throw new ContentError(stopping);
  };
  demandAgreement();
  const { problems, email } = publicationOf(read.definition, read.site, reading.source);
  const settings = { ...read.site, email };
  const target = chosenTarget(settings, options);
  // What lies in a folder is not online yet: it is for the owner to decide.
  if (problems.length > 0 && target.byHand === undefined) throw new ContentError(problems);

  tell("publish-step-build");
  const { list } = await ownerBuild({ root, site, cache, content, out, language, withContent: true });

  tell("publish-step-compare");
  const before = await target.online();
  if (before === undefined) tell("publish-first");
  else await rememberOnline(owner, before, language);
  // What another machine put online, or a run that was stopped, must not die either.
  demandAgreement();
  tellChanges(pageChanges(before, list), tell, before === undefined ? 0 : MANY);
  const samples = await samplesOf(content);
  if (samples.length > 0) tell("publish-samples", { count: samples.length, write: "npm run launch-check" });

  for (const problem of problems) tell("note", { note: formatProblem(problem, language) });
  if (dryRun) {
    tell("publish-tried", { write: COMMAND });
    return;
  }

  tell("publish-step-put");
  // Whenever this is ended, what is online then has its content. Without it, all that changes goes online together.
  await keepContent(owner, list, join(out, CONTENT_COPY), before).catch(() => undefined);
  await target.put(out);
  await rememberTarget(options, settings).catch(() => undefined);
  await listing(rememberPublication(owner, addresses, language, list), options);
  tell(target.byHand ? "publish-folder-done" : "publish-done", { write: target.byHand ?? `${settings.url}/` });
  tell("publish-how-back", { write: BACK });
}

/**
 * Puts online what was so before; the content stays as it is.
 *
 * @throws {PublishingError} where what is online stays as it is
 */
export async function goBack(options: PublishOptions): Promise<void> {
  const { list: owner, language, log } = options;
  const tell = tellerIn(language, log);
  const site = await loadSite(options.site);
  const settings = await settingsOf(site, options).catch(async (error: unknown) => {
    // Going back is needed most when the settings were broken.
    const last = await lastTarget(options);
    if (last === undefined) throw error;
    tell("publish-by-memory");
    return last;
  });
  const target = chosenTarget(settings, options);
  tell("publish-step-back");
  await target.online();
  await target.back();
  const now = await target.online();
  if (now) await listing(rememberOnline(owner, now, language), options);
  tell(target.byHand ? "publish-folder-back" : "publish-back-done", { write: target.byHand ?? `${settings.url}/` });
  tell("publish-how-forth", { write: COMMAND });
}

/** Waits for the list to be written. Where that fails, what is online is so all the same, and the owner is told. */
async function listing(written: Promise<unknown>, options: PublishOptions): Promise<void> {
  await written.catch((error: Error) => {
    const [problem] = error instanceof ContentError ? error.problems : [];
    const write = problem === undefined ? error.message : formatProblem(problem, options.language);
    tellerIn(options.language, options.log)("publish-list-not-written", { write });
  });
}

/** From the settings alone: a mistake in a text must not keep anybody from going back. @throws {ContentError} */
async function settingsOf(site: Site, { content }: PublishOptions): Promise<TargetSettings> {
  const text = contentText(await readFile(join(content, "site.yaml")));
  const source = readYaml("site.yaml", text);
  const result = validate(siteSchema(translationIn(source, site).locales, site), source);
  if ("problems" in result) throw new ContentError(result.problems);
  const settings = result.value as EngineSettings;
  return { ...settings, email: publicationOf(site, settings, source).email };
}

/** What the site says of its publication. One that says nothing publishes as its host. */
function publicationOf(definition: ContentSite, settings: EngineSettings, source: YamlSource): Required<Publication> {
  const email = `website@${new URL(settings.url).hostname}`;
  return { problems: [], email, ...hooksOf({ definition }).publication?.(settings, source) };
}

/** Tells lines in the owner's language. */
function tellerIn(language: OwnerLanguage, log: (line: ToldLine) => void): Teller {
  const say = sayIn(publishingLines, language);
  return (id, ...values) => log({ id, text: say(id, ...values) });
}

/**
 * Tells what visitors will find otherwise, a line each.
 *
 * @param most pages of a language that are named
 */
function tellChanges({ locales, shared }: ReturnType<typeof pageChanges>, tell: Teller, most: number): void {
  for (const { locale, added, changed, removed } of locales) {
    tell("publish-changes", { locale, added: added.length, changed: changed.length, removed: removed.length });
    const pages = [
      ...added.map((page) => ["publish-added", page] as const),
      ...changed.map((page) => ["publish-changed", page] as const),
      ...removed.map((page) => ["publish-removed", page] as const),
    ];
    for (const [id, { title, path }] of pages.slice(0, most)) tell(id, { title, path });
    if (most > 0 && pages.length > most) tell("publish-more", { count: pages.length - most });
  }
  if (shared) tell("publish-shared");
  else if (locales.length === 0) tell("publish-same");
}

/** What the settings and the site said of where it goes online. */
interface TargetSettings extends Pick<EngineSettings, "publish" | "url" | "brand"> {
  /** Of whoever publishes. */
  readonly email: string;
}

/** Remembers where a site was put online: whoever goes back may have settings that cannot be read. */
function rememberTarget(
  place: Pick<PublishOptions, "cache" | "list">,
  { publish, url, brand, email }: TargetSettings,
): Promise<void> {
  return writeWhole(memoryOf(place.cache, place.list, "json"), JSON.stringify({ publish, url, brand, email }));
}

/** Where a site was put online the last time; undefined where this machine does not know. */
async function lastTarget(place: PublishOptions): Promise<TargetSettings | undefined> {
  const text = await readFile(memoryOf(place.cache, place.list, "json"), "utf8").catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Where this machine remembers something of a content folder or a repository. */
function memoryOf(cache: string, of: string, kind: "json" | "git"): string {
  return join(cache, "publishing", `${hash("sha256", of).slice(0, 12)}.${kind}`);
}

/** The target that a site's `publish` names. Folders are beside the owner's. @throws {PublishingError} without one */
function chosenTarget({ publish, brand, email }: TargetSettings, options: PublishOptions): Target {
  const { root, content, list, out, releases, origin } = options;
  const check = async (...release: readonly [string, string | undefined]) => {
    const unknown = origin && (await demandTaken(origin, ...release));
    if (unknown) tellerIn(options.language, options.log)("publish-unseen", { write: unknown });
  };
  if (releases !== undefined) return releaseFolder(releases, undefined, check);
  if (publish === undefined) throw PublishingError.of("publish-no-way", { write: "publish: { folder: a-envoyer }" });
  const { release, reload, git, branch = "pages", folder = "" } = publish;
  const beside = (path: string) => resolve(list, "..", path);
  if (release !== undefined)
    return isSshAddress(release)
      ? releaseFolderBySsh(release, join(root, "hosts/release.sh"), reload)
      : releaseFolder(beside(release), reload, check);
  if (git === undefined) return uploadFolder(beside(folder), { holding: [root], apart: [content, list, out] });
  const repository = /^\.{0,2}\//.test(git) ? beside(git) : git;
  const cache = memoryOf(join(root, ".cache"), repository, "git");
  return gitBranch({ repository, branch, cache, author: { name: brand, email } });
}
