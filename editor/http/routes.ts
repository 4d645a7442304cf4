import { join } from "node:path";
import type { FastifyRequest } from "fastify";
import { iconAddress } from "#engine/build/artwork/icons.ts";
import { listContentFiles } from "#engine/content/source/content-files.ts";
import { changeMedia, mediaIn } from "../collections/change-media.ts";
import { changeTexts } from "../collections/change-texts.ts";
import { deletedTexts } from "../collections/collections.ts";
import { pageChoices, targetsOf, titlesWithin } from "../collections/targets.ts";
import type { Collections, Targets } from "../contract/collections.ts";
import * as schemas from "../contract/requests.ts";
import { fileKind, isMediaPath } from "../files/file-kinds.ts";
import { upload } from "../files/upload.ts";
import { isGroup } from "../files/yaml/json-values.ts";
import { siteForms } from "../schemas/site-forms.ts";
import { doInInbox, readInbox } from "../site/inbox.ts";
import { publishingOf, type Runs } from "../site/publishing.ts";
import type { Workspace } from "../site/workspace.ts";
import { Refused } from "../words/refused.ts";
import { jsonOf } from "./own-server.ts";

export interface RouteContext {
  readonly root: string;
  readonly workspace: Workspace;
  readonly runs: Runs;
  readonly previewOrigin: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** What a request asks for after the question mark. */
export const asked = ({ query }: FastifyRequest, name: string): string =>
  String((query as Readonly<Record<string, string | undefined>>)[name] ?? "");

/** Every request that is answered with JSON, by method and path. */
export const routes: Readonly<Record<string, (context: RouteContext, request: FastifyRequest) => Promise<unknown>>> = {
  async "GET /api/collections"({ workspace, previewOrigin }) {
    const { language, settings } = await workspace.facts();
    const brand = typeof settings.brand === "string" ? settings.brand : "";
    const collected = await workspace.collections();
    return { language, brand, folder: workspace.content, previewOrigin, ...collected } satisfies Collections;
  },

  async "GET /api/targets"({ workspace }) {
    const { site } = await workspace.shown();
    const icon = site ? iconAddress(site.content.theme) : null;
    return { ...targetsOf(site?.content, await listContentFiles(workspace.content)), icon } satisfies Targets;
  },

  async "GET /api/forms"({ workspace }) {
    const [{ site: made }, facts] = await Promise.all([workspace.shown(), workspace.facts()]);
    const { site, language, translation } = facts;
    return siteForms({
      site,
      language,
      locales: translation.locales,
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

  "GET /api/inbox": async ({ workspace, variables }) => readInbox(variables, await workspace.language()),

  async "POST /api/inbox"({ variables }, request) {
    return doInInbox(variables, jsonOf(request, schemas.inboxRequest));
  },

  async "POST /api/runs"({ workspace, runs }, request) {
    const wanted = jsonOf(request, schemas.runRequest);
    const { publish } = (await workspace.facts()).settings;
    const reload = isGroup(publish) && typeof publish.reload === "string" ? publish.reload : "";
    return runs.start(wanted, reload);
  },

  "GET /api/publishing": async ({ workspace }) => publishingOf(workspace),

  "GET /api/runs/last": async ({ runs }) => runs.last(),
};

/** A path that the history may have. @throws {Refused} */
function keptPath(path: string): string {
  if (!isMediaPath(path)) fileKind(path);
  return path;
}
