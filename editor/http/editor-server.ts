import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";
import { iconAddress } from "#engine/build/artwork/icons.ts";
import { knownType } from "#engine/build/output/file-writer.ts";
import { listContentFiles } from "#engine/content/source/content-files.ts";
import { ContentError, formatProblem } from "#engine/content/source/problem.ts";
import { writeFailure } from "#engine/files/write-failure.ts";
import { changeMedia, mediaIn } from "../collections/change-media.ts";
import { changeTexts } from "../collections/change-texts.ts";
import { deletedTexts } from "../collections/collections.ts";
import { pageChoices, targetsOf, titlesWithin } from "../collections/targets.ts";
import type { Collections, Targets } from "../contract/collections.ts";
import type { ServerEvent } from "../contract/events.ts";
import * as schemas from "../contract/requests.ts";
import { fileKind, isMediaPath } from "../files/file-kinds.ts";
import { folderGone, inWords } from "../files/owner-files.ts";
import { upload } from "../files/upload.ts";
import { whoWrites } from "../files/who-writes.ts";
import { isGroup } from "../files/yaml/json-values.ts";
import { siteForms } from "../schemas/site-forms.ts";
import { doInInbox, readInbox } from "../site/inbox.ts";
import type { Publications } from "../site/publications.ts";
import { type OnServer, planOf, publishingOf } from "../site/publishing.ts";
import type { Runs } from "../site/runs.ts";
import type { WhoIsHere } from "../site/who-is-here.ts";
import type { Workspace } from "../site/workspace.ts";
import { Refused } from "../words/refused.ts";
import type { Access } from "./access.ts";
import { appManifest } from "./app-manifest.ts";
import type { clientPage } from "./client-page.ts";
import { asked, jsonOf, NO_SCRIPTS, openEvents, ownServer, sendJson } from "./own-server.ts";

interface EditorOptions {
  readonly root: string;
  /** The folder of what can be made again. */
  readonly cache: string;
  readonly workspace: Workspace;
  readonly runs: Runs;
  readonly publications: Publications;
  /** Where people sign in; undefined on the owner's machine. */
  readonly address: OnServer | undefined;
  readonly here: WhoIsHere;
  readonly previewOrigin: string;
  /** The folder, below the project's, of a site that is not the project's own. */
  readonly site: string | undefined;
  /** Where the inbox finds its settings. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly access: Access;
  readonly client: ReturnType<typeof clientPage>;
  /** What the operator alone may set, by its place in `site.yaml`. */
  readonly operators: readonly string[];
  /** Networks that may say whom they ask for. */
  readonly proxies: readonly string[];
  readonly onError: (error: unknown) => void;
}

/** The server of the editor's page and of everything that it asks for. */
export function editorServer(options: EditorOptions): FastifyInstance {
  const { access, workspace, cache, previewOrigin, client, proxies, onError } = options;
  const app = ownServer({
    cache,
    language: workspace.language,
    onError,
    tellable: (error) => (existsSync(workspace.content) ? tellable(error) : folderGone(workspace.content)),
    judge: access.judge,
    proxies,
  });
  app.addHook("preHandler", ({ raw }, _reply, done) => whoWrites.run(access.nameOf(raw) ?? undefined, done));
  const inside = access.path.slice(0, -1);
  for (const [name, answer] of Object.entries(routes)) {
    const [method = "", path = ""] = name.split(" ");
    app.route({
      method,
      url: inside + path,
      handler: async (request, reply) => sendJson(reply, await answer(options, request)),
    });
  }
  app.get(`${inside}/api/events`, ({ raw }, reply) => {
    const response = openEvents(reply);
    const write = (event: ServerEvent) =>
      access.isIn(raw) ? response.write(`data: ${JSON.stringify(event)}\n\n`) : response.end();
    response.on(
      "close",
      workspace.subscribe((event) => void write(event)),
    );
  });
  app.get(`${inside}/api/preview`, (request, reply) => {
    const to = URL.parse(asked(request, "to"), previewOrigin);
    if (to?.origin !== previewOrigin) return reply.callNotFound();
    return reply.redirect(access.previewEntry(request, to), 303);
  });
  access.addRoutes(app);
  app.get(`${inside}/api/media/file`, async (request, reply) => {
    const path = asked(request, "path");
    const file = isMediaPath(path) ? await workspace.store.read(path) : undefined;
    if (file === undefined) return reply.callNotFound();
    const type = knownType(path.toLowerCase()) ?? "application/octet-stream";
    return reply.type(type).header("content-security-policy", NO_SCRIPTS).send(file.bytes);
  });
  app.get(`${inside}/*`, async ({ params }, reply) => {
    const file = await client(`/${(params as { readonly "*": string })["*"]}`);
    if (file === undefined) return reply.callNotFound();
    return reply.type(file.type).header("content-security-policy", pagePolicy(previewOrigin)).send(file.bytes);
  });
  return app;
}

/** The policy of the editor's page: nothing from any other host, nothing inline. */
function pagePolicy(previewOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // What is pasted says by its styles what is bold, and browsers read none without this; a style runs nothing.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src 'self' ${previewOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** An error that has words for the owner in its place. */
function tellable(error: unknown): unknown {
  const [problem] = error instanceof ContentError ? error.problems : [];
  if (problem) return new Refused("content", (language) => formatProblem(problem, language), 503);
  // Whatever was to be written, also beside the texts: a full disk is said to be one.
  const failure = writeFailure(error);
  return failure === undefined ? error : inWords(error, basename(failure.file));
}

/** Every request that is answered with JSON, by method and path. */
const routes: Readonly<Record<string, (context: EditorOptions, request: FastifyRequest) => Promise<unknown>>> = {
  async "GET /api/collections"({ workspace, previewOrigin, access }, { raw }) {
    const { language, settings } = await workspace.facts();
    const brand = typeof settings.brand === "string" ? settings.brand : "";
    const collected = await workspace.collections();
    const me = access.nameOf(raw);
    return { language, brand, me, folder: workspace.content, previewOrigin, ...collected } satisfies Collections;
  },

  async "GET /api/targets"({ workspace }) {
    const { site } = await workspace.shown();
    const icon = site ? iconAddress(site.content.theme) : null;
    return { ...targetsOf(site?.content, await listContentFiles(workspace.content)), icon } satisfies Targets;
  },

  async "GET /api/forms"({ workspace, operators }) {
    const [{ site: made }, facts] = await Promise.all([workspace.shown(), workspace.facts()]);
    const { site, language, translation } = facts;
    return siteForms({
      site,
      language,
      locales: translation.locales,
      operators: operators.map((setting) => `site.${setting}`),
      pages: made ? pageChoices(made.content, facts) : {},
      names: (group) => (made ? titlesWithin(made.content, facts, group) : {}),
    });
  },

  "GET /api/file": async ({ workspace }, request) => workspace.open(asked(request, "path")),

  async "PUT /api/file"({ workspace }, request) {
    return workspace.bringIn(jsonOf(request, schemas.typed));
  },

  "GET /api/findings": async ({ workspace }, request) => workspace.findings(asked(request, "path") || undefined),

  "GET /api/held": async ({ workspace }, request) => workspace.heldBy(asked(request, "path")),

  async "POST /api/texts"({ workspace }, request) {
    const wanted = jsonOf(request, schemas.textsRequest);
    const { store, history } = workspace;
    const { said, path, files } = await changeTexts(store, history, await workspace.facts(), wanted);
    for (const file of files.keys()) await workspace.changedOnDisk(file);
    return { said, path };
  },

  "GET /api/deleted": async ({ workspace }) => deletedTexts(workspace.history, await workspace.facts()),

  async "GET /api/history"({ workspace }, request) {
    return workspace.history.versions(keptPath(asked(request, "path")));
  },

  async "GET /api/history/text"({ workspace }, request) {
    return (await workspace.history.bytesOf(keptPath(asked(request, "path")), asked(request, "id"))).toString("utf8");
  },

  async "POST /api/history/restore"({ workspace }, request) {
    const { path, id, version } = jsonOf(request, schemas.restoreRequest);
    const bytes = await workspace.history.bytesOf(keptPath(path), id);
    await workspace.store.write(path, version, bytes);
    await workspace.changedOnDisk(path);
    return null;
  },

  "GET /api/media": async ({ workspace: { store, history, facts } }) => mediaIn(store, history, await facts()),

  async "POST /api/media/change"({ workspace }, request) {
    const wanted = jsonOf(request, schemas.mediaRequest);
    const { files, moved = new Map() } = await changeMedia(workspace.store, await workspace.facts(), wanted);
    for (const file of [...files.keys(), ...moved.keys(), ...moved.values()]) await workspace.changedOnDisk(file);
    return null;
  },

  async "POST /api/media"({ root, workspace }, request) {
    const { body: bytes = Buffer.alloc(0) } = request as { readonly body?: Buffer };
    const replaces = asked(request, "replace") || undefined;
    if (replaces !== undefined && !isMediaPath(replaces)) throw Refused.because("no-such-file", {}, 404);
    const file = { name: asked(request, "name"), bytes, pictures: join(root, ".cache/pictures"), replaces };
    const uploaded = await upload(workspace.store, file, await workspace.language());
    await workspace.changedOnDisk(`media/${uploaded.name}`);
    return uploaded;
  },

  "GET /api/inbox": async ({ workspace, ...place }) => readInbox(place, await workspace.language()),

  async "POST /api/inbox"({ workspace, ...place }, request) {
    const done = await doInInbox(place, jsonOf(request, schemas.inboxRequest));
    workspace.emit({ type: "inbox" });
    return done;
  },

  async "POST /api/here"({ here, access }, request) {
    const said = jsonOf(request, schemas.hereRequest);
    const name = access.nameOf(request.raw);
    if (name !== null) here.say(name, said);
    return null;
  },

  async "GET /api/manifest"({ workspace }) {
    const { site } = await workspace.shown();
    return appManifest(await workspace.language(), site?.content.theme);
  },

  async "POST /api/runs"({ workspace, runs, access }, request) {
    const wanted = jsonOf(request, schemas.runRequest);
    const { publish } = (await workspace.facts()).settings;
    const reload = isGroup(publish) && typeof publish.reload === "string" ? publish.reload : "";
    const chosen = () => workspace.overlay.folder(wanted.held ?? []);
    return runs.start(wanted, { reload, chosen, by: access.nameOf(request.raw) });
  },

  "GET /api/publishing": async ({ workspace, ...place }) => publishingOf(workspace, place),

  "GET /api/publishing/plan": async ({ workspace }, request) => {
    const held = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.string())), asked(request, "held"));
    const plan = held.success ? await planOf(workspace, held.output) : undefined;
    if (plan === undefined) throw Refused.because("no-such-file", {}, 404);
    return plan;
  },

  "GET /api/runs/last": async ({ runs }) => runs.last(),
};

/** A path that the history may have. @throws {Refused} */
function keptPath(path: string): string {
  if (!isMediaPath(path)) fileKind(path);
  return path;
}
