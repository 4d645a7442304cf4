/** What the page asks for, beside `GET`: each request's body, by which the server checks it. The page has the types alone. */
import * as v from "valibot";
import { isLanguage } from "#engine/i18n/language-name.ts";
import type { Json } from "./values.ts";

const json: v.GenericSchema<Json> = v.lazy(() =>
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(json), v.record(v.string(), json)]),
);
const language = v.pipe(v.string(), v.check(isLanguage));
const title = v.string();
const titles = v.record(language, title);
const path = v.string();
const several = v.pipe(v.array(v.string()), v.minLength(1), v.readonly());

/**
 * A file as the page has changed it. Either the whole `value` (what is left out is removed; the server finds what
 * changed and changes those lines alone), with the `body` of a Markdown file; or the whole `text`.
 */
const edited = v.union([
  v.strictObject({ text: v.string() }),
  v.strictObject({ value: json, body: v.optional(v.string()) }),
]);
export type Edited = v.InferOutput<typeof edited>;

/**
 * `PUT /api/file`: what was typed; a moment after it was. Answers `Saved`; 409 `Conflict`, and nothing is written.
 * Sending the same again changes nothing.
 */
export const typed = v.strictObject({
  path,
  /** The whole file that the form was filled from, or `mine` of the last `Saved`; null where there was none. */
  base: v.nullable(v.string()),
  edited,
  /** What was sent before and never answered: made of the same base, and in the file already, or not. */
  unanswered: v.optional(edited),
});
export type Typed = v.InferOutput<typeof typed>;

/** `POST /api/history/restore`. 409 where the file was changed meanwhile. What it replaces is kept as a version too. */
export const restoreRequest = v.strictObject({
  path,
  id: v.string(),
  /** Of the file as it is now; null where it is not there. */
  version: v.nullable(v.string()),
});

/**
 * `POST /api/texts`: what is done to articles and pages, in all their languages at once. Answers `TextsChanged`; 409 with `asks`
 * where an address is kept for a reason and the owner has to agree first. All files are changed, or none.
 */
export const textsRequest = v.variant("do", [
  /** With a key, the language that this article lacks: date, tags and picture are those of the others. */
  v.strictObject({ do: v.literal("new-article"), language, title, key: v.optional(v.string()) }),
  /** A page of a kind of which there are many. */
  v.strictObject({ do: v.literal("new-page"), kind: v.string(), titles }),
  /** The language that a page lacks, with the words of another. */
  v.strictObject({ do: v.literal("new-language"), page: v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)), language }),
  /** A second one. Without titles it is called as the first, with a number. */
  v.strictObject({ do: v.literal("copy"), paths: several, titles: v.optional(titles) }),
  /** Another address, in one language; the old one leads to it, and links to it are corrected. */
  v.strictObject({ do: v.literal("rename"), path, slug: v.string(), agreed: v.optional(v.boolean()) }),
  /** Every link to an old address becomes one to the page that has it now. */
  v.strictObject({ do: v.literal("correct-links"), old: v.string(), now: v.string() }),
  /** An article or a page becomes a draft; the drafts of one can be put online; it goes. */
  v.strictObject({ do: v.picklist(["withdraw", "make-ready", "delete"]), paths: several }),
  /** A tag goes, from the articles that have it too. */
  v.strictObject({ do: v.literal("delete-tag"), tag: v.string() }),
  /** What was deleted is back. */
  v.strictObject({ do: v.literal("bring-back"), paths: several }),
]);
export type TextsRequest = v.InferOutput<typeof textsRequest>;
/** The one with a verb. */
export type Wanted<Verb> = Extract<TextsRequest, { readonly do: Verb }>;

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
/** In percent of a picture: the part that is shown, and the point that stays in view. */
const framing = v.strictObject({
  crop: v.optional(v.strictObject({ left: percent, top: percent, width: percent, height: percent })),
  point: v.optional(v.strictObject({ left: percent, top: percent })),
});
export type Framing = v.InferOutput<typeof framing>;

/**
 * `POST /api/media/change`: a new name, which every text that shows the file takes over; a file that no text shows goes; or how a
 * picture is framed, which without crop and point is as a whole.
 */
export const mediaRequest = v.variant("do", [
  v.strictObject({ do: v.literal("frame"), path, framing }),
  v.strictObject({ do: v.literal("rename"), path, name: v.string() }),
  v.strictObject({ do: v.literal("delete"), path }),
]);
export type MediaRequest = v.InferOutput<typeof mediaRequest>;

/** `POST /api/inbox`. Answers how many messages it was done to: `{ count }`. */
export const inboxRequest = v.variant("verb", [
  /** Send a failed one again; it was no spam, send it; remove it. */
  v.strictObject({ verb: v.picklist(["retry", "release", "discard"]), ids: several }),
  /** A person has read them. */
  v.strictObject({ verb: v.literal("seen"), ids: several }),
  /** The owner has answered them, or has not after all. */
  v.strictObject({ verb: v.picklist(["answered", "to-answer"]), ids: several }),
  /** Removes every message of an e-mail address. */
  v.strictObject({ verb: v.literal("erase"), email: v.string() }),
]);
export type InboxRequest = v.InferOutput<typeof inboxRequest>;

/** `POST /api/here`: a window has a file open, said again and again while it has (`HERE_AGAIN`), or has left it. */
export const hereRequest = v.strictObject({ window: v.pipe(v.string(), v.uuid()), path, isOpen: v.boolean() });
export type HereRequest = v.InferOutput<typeof hereRequest>;

/** `POST /api/access`, where people sign in. */
export const peopleRequest = v.variant("do", [
  /** Answers `{ link }`, which works once, within a day. */
  v.strictObject({ do: v.literal("invite"), name: v.string() }),
  /** Ends a person's passkeys and sessions. */
  v.strictObject({ do: v.literal("remove"), name: v.string() }),
  /** Answers what the browser makes a passkey of, for whoever asks; then it is added. */
  v.strictObject({ do: v.literal("passkey-options") }),
  v.strictObject({
    do: v.literal("add-passkey"),
    response: v.looseObject({ id: v.string(), response: v.looseObject({}) }),
  }),
  v.strictObject({ do: v.literal("remove-passkey"), id: v.string() }),
  /** Whoever asks has read that a link to a further passkey was made. */
  v.strictObject({ do: v.literal("heard") }),
  v.strictObject({ do: v.literal("sign-out") }),
]);
export type PeopleRequest = v.InferOutput<typeof peopleRequest>;

/**
 * `POST /api/runs`: starts a command; events tell of its lines. 409 where one runs already, and, with `asks`, where the owner has
 * to agree to a command first. Answers `Run`.
 */
export const runRequest = v.strictObject({
  /** Put online; only say what would change; go back to what was online before. */
  command: v.picklist(["publish", "publish-dry-run", "publish-back"]),
  /** Whether the owner agrees that addresses stop answering. */
  accept: v.optional(v.boolean()),
  /** The ids of changes that stay as they were online. */
  held: v.optional(v.pipe(v.array(v.string()), v.readonly())),
  /** The command that the owner agreed to have run. */
  agreed: v.optional(v.string()),
});
export type RunRequest = v.InferOutput<typeof runRequest>;
