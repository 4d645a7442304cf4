import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { iconAddress } from "#engine/build/artwork/icons.ts";
import { reportFolder } from "#engine/report/build-result.ts";
import { collectionsIn } from "../collections/collections.ts";
import { deleteFile } from "../collections/delete-file.ts";
import { makeArticle, makePage } from "../collections/new-files.ts";
import { targetsOf } from "../collections/targets.ts";
import type { Start } from "../contract/collections.ts";
import type { FileHistory, OldText } from "../contract/history.ts";
import type { Schemas } from "../contract/schemas.ts";
import { fileKind, isMediaPath } from "../files/file-kinds.ts";
import { mediaList, usersOf } from "../files/media-files.ts";
import { MOST_UPLOAD_BYTES, upload } from "../files/upload.ts";
import { formSchemas } from "../schemas/form-schemas.ts";
import { doInInbox, searchInbox } from "../site/inbox.ts";
import { buildFolder, type Runs } from "../site/runs.ts";
import type { Workspace } from "../site/workspace.ts";
import { readBody, readJson } from "./answers.ts";
import * as schemas from "./request-schemas.ts";

export interface RouteContext {
  readonly root: string;
  readonly workspace: Workspace;
  readonly runs: Runs;
  readonly previewOrigin: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** Undefined for an answer without content. */
export interface Answer {
  readonly status?: number;
  readonly value?: unknown;
}

type Route = (context: RouteContext, request: IncomingMessage, query: URLSearchParams) => Promise<Answer>;

const ok = (value: unknown): Answer => ({ value });
const asked = (query: URLSearchParams, name: string) => query.get(name) ?? "";

/** Every request that is answered with JSON, by method and path. */
export const routes: Readonly<Record<string, Route>> = {
  async "GET /api/start"({ workspace, previewOrigin }) {
    const { value } = await workspace.store.open("site.yaml");
    const brand = (value as { readonly brand?: unknown } | null)?.brand;
    const { site } = await workspace.state();
    const start: Start = {
      language: await workspace.language(),
      brand: typeof brand === "string" ? brand : "",
      folder: workspace.content,
      icon: site ? iconAddress(site.content.theme) : null,
      previewOrigin,
      hasReport: existsSync(join(reportOf(workspace.content), "index.html")),
    };
    return ok(start);
  },

  async "GET /api/collections"({ workspace }) {
    return ok(
      await collectionsIn(workspace.content, await workspace.translation(), await workspace.language(), new Date()),
    );
  },

  async "GET /api/targets"({ workspace }) {
    const { site } = await workspace.state();
    const { files } = await mediaList(workspace.store);
    const { value } = await workspace.store.open("site.yaml");
    return ok(
      targetsOf(
        site?.content,
        files.map(({ path }) => path),
        value,
      ),
    );
  },

  async "GET /api/schemas"({ workspace }) {
    const tags = Object.keys((await workspace.state()).site?.content.tags ?? {});
    const { locales } = await workspace.translation();
    const found: Schemas = formSchemas({
      site: workspace.definition,
      language: await workspace.language(),
      locales,
      tags,
    });
    return ok(found);
  },

  "GET /api/file": async ({ workspace }, _request, query) => ok(await workspace.open(asked(query, "path"))),

  async "PUT /api/file"({ workspace }, request) {
    return ok(await workspace.bringIn(await readJson(request, schemas.typed)));
  },

  "GET /api/findings": async ({ workspace }) => ok(await workspace.findings()),

  async "POST /api/articles"({ workspace }, request) {
    const wanted = await readJson(request, schemas.newArticle);
    const path = await makeArticle(workspace.store, await workspace.translation(), wanted, new Date());
    await workspace.changedOnDisk(path);
    return { status: 201, value: await workspace.open(path) };
  },

  async "POST /api/pages"({ workspace }, request) {
    const wanted = await readJson(request, schemas.newPage);
    const path = await makePage(workspace.store, await workspace.translation(), wanted);
    await workspace.changedOnDisk(path);
    return { status: 201, value: await workspace.open(path) };
  },

  async "POST /api/delete"({ workspace }, request) {
    const wanted = await readJson(request, schemas.deleteRequest);
    const translation = await workspace.translation();
    const deleted = await deleteFile(workspace.store, translation, wanted, (path) => usersOf(workspace.store, path));
    await workspace.changedOnDisk(wanted.path);
    if (deleted.gone !== null) await workspace.changedOnDisk("gone.yaml");
    return ok(deleted);
  },

  async "GET /api/history"({ workspace }, _request, query) {
    const path = keptPath(asked(query, "path"));
    const history: FileHistory = { path, versions: await workspace.history.versions(path) };
    return ok(history);
  },

  async "GET /api/history/text"({ workspace }, _request, query) {
    const bytes = await workspace.history.bytesOf(keptPath(asked(query, "path")), asked(query, "id"));
    const old: OldText = { text: bytes.toString("utf8") };
    return ok(old);
  },

  "GET /api/history/deleted": async ({ workspace }) => ok({ files: await workspace.history.deleted() }),

  async "POST /api/history/restore"({ workspace }, request) {
    const { path, id, version } = await readJson(request, schemas.restoreRequest);
    const bytes = await workspace.history.bytesOf(keptPath(path), id);
    await workspace.store.write(path, version, bytes);
    await workspace.changedOnDisk(path);
    return { status: 204 };
  },

  "GET /api/media": async ({ workspace }) => ok(await mediaList(workspace.store)),

  async "POST /api/media"({ root, workspace }, request, query) {
    const bytes = await readBody(request, MOST_UPLOAD_BYTES);
    const file = { name: asked(query, "name"), bytes, pictures: join(root, ".cache/pictures") };
    const uploaded = await upload(workspace.store, file, await workspace.language());
    await workspace.changedOnDisk(uploaded.file.path);
    return { status: 201, value: uploaded };
  },

  async "GET /api/inbox"({ variables }, _request, query) {
    return ok(await searchInbox(variables, { search: asked(query, "search"), state: asked(query, "state") }));
  },

  async "POST /api/inbox"({ variables }, request) {
    return ok(await doInInbox(variables, await readJson(request, schemas.inboxRequest)));
  },

  async "POST /api/runs"({ workspace, runs }, request) {
    const wanted = await readJson(request, schemas.runRequest);
    const { value } = await workspace.store.open("site.yaml");
    const reload = (value as { readonly publish?: { readonly reload?: unknown } | null } | null)?.publish?.reload;
    return { status: 202, value: await runs.start(wanted, typeof reload === "string" ? reload : "") };
  },

  "GET /api/runs/last": async ({ runs }) => ok({ run: runs.last() }),
};

/** Where the build of a content folder puts its report. */
export function reportOf(content: string): string {
  return reportFolder(buildFolder(content));
}

/** A path that the history may have. @throws {Refused} */
function keptPath(path: string): string {
  if (!isMediaPath(path)) fileKind(path);
  return path;
}

/** Sends events as they happen, until the page is closed. */
export function sendEvents(workspace: Workspace, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.write(": open\n\n");
  const end = workspace.subscribe((event) => void response.write(`data: ${JSON.stringify(event)}\n\n`));
  response.on("close", end);
}
