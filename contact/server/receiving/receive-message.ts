import { createHash } from "node:crypto";
import { FifoMap } from "toad-cache";
import { contactFieldNames } from "../../message/contact-fields.ts";
import { type ContactErrors, type ContactMessage, checkContactMessage } from "../../message/contact-message.ts";
import { HONEYPOT_FIELD, TIME_TOKEN_FIELD } from "../../message/contact-protocol.ts";
import { DAY, MINUTE, SECOND } from "../common/clock.ts";
import { addressKey } from "../http/address-key.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { rateLimit } from "./rate-limit.ts";
import { spamScore } from "./spam-score.ts";
import type { Submission } from "./submission.ts";
import { readTimeToken } from "./time-token.ts";

/** The outcome of a submission. */
export type Receipt =
  | { readonly kind: "accepted"; readonly id: string; readonly repeated: boolean }
  /** Fields are wrong. */
  | { readonly kind: "unsent"; readonly status: 422; readonly errors: ContactErrors }
  /** The IP address has sent its share of this hour. */
  | { readonly kind: "unsent"; readonly status: 429; readonly waitSeconds: number }
  /** Messages cannot be accepted now. */
  | { readonly kind: "unsent"; readonly status: 503 }
  /** Refused as a whole, before its fields were looked at; 405 where nothing was sent. */
  | { readonly kind: "refused"; readonly status: 400 | 403 | 404 | 405 | 413 | 415 | 503 };

interface ReceiverOptions {
  readonly outbox: Outbox;
  /** Messages per hour and address. */
  readonly perHour: number;
  /** Seconds a person needs at least to fill the form; 0 switches the check off. */
  readonly minimumSeconds: number;
  readonly tokenKey: Uint8Array;
  /** Called when a message waits to be delivered, and when one is kept back. */
  readonly onKept: (state: "queued" | "quarantined") => void;
}

/** Submissions and texts remembered, to recognise repetitions. */
const REMEMBERED = 20_000;
/** With the client's own key a retry may come much later: a tab that was offline for a night. */
const WINDOW_WITH_KEY = DAY;
/** Without, long enough for a double click, the back button and "send again"; the same text next day is a new message. */
const WINDOW_WITHOUT_KEY = 10 * MINUTE;

/**
 * Receives submissions: checks the fields, limits each address, looks for signs of spam, and keeps the message.
 *
 * @returns what receives one. It throws {OutboxUnavailableError} when the message could not be kept
 */
export function messageReceiver(options: ReceiverOptions): (submission: Submission) => Promise<Receipt> {
  const { outbox, tokenKey, onKept } = options;
  const count = counting(options.perHour);
  const repeatsOf = repetitions();

  return async (submission) => {
    const { fields, key, locale, address } = submission;
    const now = Date.now();
    const checked = checkContactMessage(fields);
    if ("errors" in checked) return { kind: "unsent", status: 422, errors: checked.errors };
    const { message } = checked;
    const { identity, windowMs } = messageIdentity(key, message);
    const { waitSeconds, wasRepeat } = count(identity, windowMs, addressKey(address), now);
    if (waitSeconds > 0) return { kind: "unsent", status: 429, waitSeconds };
    const minimumTime = options.minimumSeconds * SECOND;
    const repeats = repeatsOf(message);
    /** What is kept. A token that was spent says nothing: the message has none. */
    const withToken = (token: ReturnType<typeof readTimeToken>) => {
      const signs = { ...message, honeypot: fields[HONEYPOT_FIELD], fillingTime: token?.age, minimumTime, repeats };
      const judged = spamScore(signs);
      return { ...message, locale, identity, receivedAt: now, ...judged, token: token?.mark, isTest: false };
    };
    const asSent = withToken(readTimeToken(tokenKey, fields[TIME_TOKEN_FIELD], now));
    const { id, repeated, state } = await outbox.accept(asSent, windowMs, withToken(undefined));
    if (repeated) wasRepeat();
    onKept(state === "quarantined" ? state : "queued");
    return { kind: "accepted", id, repeated };
  };
}

/**
 * The identity of a submission: a hash of the client's key, if any, and the fields; and for how long another
 * submission with this identity is the same message, in milliseconds. The same key with other content is another message.
 *
 * @param key the client's key; anything but a string with something in it counts as none
 */
function messageIdentity(key: unknown, message: ContactMessage) {
  const ownKey = typeof key === "string" ? key.trim() : "";
  const identity = createHash("sha256")
    .update(JSON.stringify([ownKey, ...contactFieldNames.map((field) => message[field])]))
    .digest("base64url");
  return { identity, windowMs: ownKey === "" ? WINDOW_WITHOUT_KEY : WINDOW_WITH_KEY };
}

/**
 * Counts each message against its address. A submission sent again within the window in which the outbox takes it for the
 * same message is a repeat: its answer was lost on the way.
 */
function counting(perHour: number) {
  const limit = rateLimit(perHour);
  /** When each submission was counted. */
  const countedAt = new FifoMap<number>(REMEMBERED);

  return (identity: string, windowMs: number, address: string, now: number) => {
    // The outbox measures the window in the same way; a clock may have been put back.
    const isKnown = Math.abs(now - (countedAt.get(identity) ?? Number.NEGATIVE_INFINITY)) < windowMs;
    const waitSeconds = limit.take(address, now, isKnown);
    if (waitSeconds === 0 && !isKnown) countedAt.set(identity, now);
    return {
      waitSeconds,
      /** To be called where the outbox already had the message: from before a restart of this server or from another. */
      wasRepeat: () => {
        if (isKnown) return;
        limit.wasRepeat(address, now);
        countedAt.set(identity, Number.NEGATIVE_INFINITY);
      },
    };
  };
}

/**
 * Remembers texts. Senders are counted, not messages: spam changes the sender, people repeat themselves.
 *
 * @returns a function that tells how many senders sent the same text before
 */
function repetitions() {
  const sendersOf = new FifoMap<number>(REMEMBERED);
  const seen = new FifoMap<true>(REMEMBERED);

  return ({ email, message }: ContactMessage): number => {
    const text = hash(message);
    const sender = hash(JSON.stringify([email, message]));
    const senders = sendersOf.get(text) ?? 0;
    if (seen.get(sender) === undefined) sendersOf.set(text, senders + 1);
    seen.set(sender, true);
    return senders;
  };
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
