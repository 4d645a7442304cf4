/** Schemas of requests; the types are those of `contact/message/`. */
import * as v from "valibot";
import { SLUG } from "#engine/content/source/slug.ts";
import { isLanguage } from "#engine/i18n/language-name.ts";
import type { Edited, NewArticle, NewPage, Typed } from "../contract/files.ts";
import type { RestoreRequest } from "../contract/history.ts";
import type { InboxRequest } from "../contract/inbox.ts";
import type { MediaRequest } from "../contract/media.ts";
import type { RunRequest } from "../contract/runs.ts";
import type { TextsRequest } from "../contract/texts.ts";
import type { Json, SiteLanguage } from "../contract/values.ts";

const json: v.GenericSchema<Json> = v.lazy(() =>
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(json), v.record(v.string(), json)]),
);
const edited: v.GenericSchema<Edited> = v.union([
  v.strictObject({ text: v.string() }),
  v.strictObject({ value: json, body: v.optional(v.string()) }),
]);
const version = v.nullable(v.string());
const language: v.GenericSchema<SiteLanguage> = v.pipe(v.string(), v.check(isLanguage));

export const typed: v.GenericSchema<Typed> = v.strictObject({
  path: v.string(),
  base: v.nullable(v.string()),
  edited,
  unanswered: v.optional(edited),
});
export const restoreRequest: v.GenericSchema<RestoreRequest> = v.strictObject({
  path: v.string(),
  id: v.string(),
  version,
});
export const newArticle: v.GenericSchema<NewArticle> = v.strictObject({
  language,
  title: v.string(),
  key: v.optional(v.pipe(v.string(), v.regex(SLUG))),
});
export const newPage: v.GenericSchema<NewPage> = v.strictObject({
  page: v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)),
  language,
});
export const inboxRequest: v.GenericSchema<InboxRequest> = v.union([
  v.strictObject({ verb: v.picklist(["retry", "release", "discard", "seen"]), ids: v.array(v.string()) }),
  v.strictObject({ verb: v.literal("erase"), email: v.string() }),
]);
export const runRequest: v.GenericSchema<RunRequest> = v.strictObject({
  command: v.picklist(["publish", "publish-dry-run", "publish-back"]),
  agreed: v.optional(v.string()),
});

const paths = v.pipe(v.array(v.string()), v.minLength(1));
const titles: v.GenericSchema<Record<SiteLanguage, string>> = v.record(
  v.pipe(v.string(), v.check(isLanguage)),
  v.string(),
);
export const textsRequest: v.GenericSchema<TextsRequest> = v.variant("do", [
  v.strictObject({ do: v.literal("rename"), path: v.string(), slug: v.string(), agreed: v.optional(v.boolean()) }),
  v.strictObject({ do: v.literal("copy"), paths, titles: v.optional(titles) }),
  v.strictObject({ do: v.literal("new-page"), kind: v.string(), titles }),
  v.strictObject({ do: v.picklist(["withdraw", "make-ready", "delete", "bring-back"]), paths }),
]);

export const mediaRequest: v.GenericSchema<MediaRequest> = v.variant("do", [
  v.strictObject({ do: v.literal("rename"), path: v.string(), name: v.string() }),
  v.strictObject({ do: v.literal("delete"), path: v.string() }),
]);
