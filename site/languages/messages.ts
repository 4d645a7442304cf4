/** The messages of this site, as its code reads them. */
import * as engine from "#engine/i18n/messages.ts";
import type { messageKeys } from "./message-keys.ts";

export type MessageTable = typeof messageKeys;

export type MessageTexts = engine.TextsOf<MessageTable>;

/**
 * Reads a message and fills in its placeholders.
 *
 * @example message(texts, "pagination.page", { page: 2 }) // "page 2"
 */
export const message = engine.message as engine.ReadMessage<MessageTable>;

/** Messages that several pages carry, because they show the same parts. */

/** Of what says whether a place is open. */
export const openingState = [
  "contact.open-until",
  "contact.opens-at",
  "contact.opens-tomorrow",
  "contact.opens-weekday",
  "contact.opens-on",
  "contact.elsewhere",
] as const;

/** Of the cards of posts. */
export const postCards = ["posts.read-more", "posts.read-more-of", "posts.in-language", "posts.tags"] as const;

/** Of the numbered lists of posts. */
export const postLists = [
  "pagination",
  "posts.none",
  "posts.all",
  "posts.all-tags",
  "posts.filter",
  ...postCards,
] as const;
