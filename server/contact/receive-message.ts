import { createHash } from "node:crypto";
import type { ContactLocale } from "../../contract/contact-answer-texts.ts";
import type { ContactMessage } from "../../contract/contact-message.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { addressKey, rateLimit } from "./rate-limit.ts";
import { recentSet } from "./recent-set.ts";
import { spamScore } from "./spam-score.ts";
import { tokenAge } from "./time-token.ts";

/** Submissions and texts remembered, for telling repetitions apart. */
const REMEMBERED = 20_000;

export interface ContactServiceOptions {
  readonly outbox: Outbox;
  /** Messages per hour and address. */
  readonly perHour: number;
  /** Seconds a person needs at least to fill the form; 0 switches the check off. */
  readonly minimumSeconds: number;
  readonly tokenKey: Uint8Array;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Told when a message waits to be delivered. */
  readonly onQueued: () => void;
}

/** A submission whose fields are right, and what came along with it. */
export interface Submission {
  readonly message: ContactMessage;
  readonly locale: ContactLocale;
  /** The visitor's address. */
  readonly address: string;
  readonly idempotencyKey: unknown;
  readonly decoy: unknown;
  readonly timeToken: unknown;
}

/** What became of a submission. */
export type Acceptance =
  | { readonly outcome: "kept"; readonly id: string; readonly repeated: boolean }
  | { readonly outcome: "tooMany"; readonly retryAfterSeconds: number };

/** Takes submissions: limits them, looks for signs of spam, keeps them. */
export interface ContactService {
  /** @throws {OutboxUnavailableError} when the message could not be kept */
  submit(submission: Submission): Promise<Acceptance>;
}

export function contactService(options: ContactServiceOptions): ContactService {
  const limit = rateLimit(options.perHour);
  const submissions = recentSet(REMEMBERED);
  const texts = recentSet(REMEMBERED);
  const senders = recentSet(REMEMBERED);

  /** A text counts once for each e-mail address: people repeat themselves, spam changes its name. */
  function rememberText({ email, message }: ContactMessage): void {
    const sender = hash(JSON.stringify([email, message]));
    if (senders.count(sender) === 0) texts.add(hash(message));
    senders.add(sender);
  }

  function score({ message, decoy, timeToken }: Submission, now: number) {
    return spamScore({
      ...message,
      decoy,
      fillingTime: tokenAge(options.tokenKey, timeToken, now),
      minimumTime: options.minimumSeconds * 1000,
      repeats: texts.count(hash(message.message)),
    });
  }

  return {
    async submit(submission) {
      const { message, locale, address, idempotencyKey } = submission;
      const now = options.now();
      const { identity, windowMs } = messageIdentity(idempotencyKey, message);
      // The same message sent again is an answer lost on the way, not another message: it is not counted.
      const known = submissions.count(identity) > 0;
      const retryAfterSeconds = known ? 0 : limit.take(addressKey(address), now);
      if (retryAfterSeconds > 0) return { outcome: "tooMany", retryAfterSeconds };
      const { suspicions, keptBack } = score(submission, now);
      submissions.add(identity);
      rememberText(message);
      const state = keptBack ? "quarantined" : "queued";
      const kept = await options.outbox.accept(
        { ...message, locale, identity, receivedAt: now, suspicions, state, isTest: false },
        windowMs,
      );
      if (!keptBack) options.onQueued();
      return { outcome: "kept", ...kept };
    },
  };
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

const MINUTE = 60_000;
/** With the client's own key a retry may come much later: a tab that was offline for a night. */
const WINDOW_WITH_KEY = 24 * 60 * MINUTE;
/** Without, long enough for a double click, the back button and "send again"; the same letter next day is a new one. */
const WINDOW_WITHOUT_KEY = 10 * MINUTE;

/** What makes two submissions one message, and for how long, in milliseconds. */
export interface MessageIdentity {
  readonly identity: string;
  readonly windowMs: number;
}

/**
 * The identity of a submission (ruling D12): the client's key, if any, and the fields. The same key with other content
 * is another message, and a page without JavaScript, the same bytes for everybody, cannot merge two visitors.
 *
 * @param key the client's key; anything but a string with something in it counts as none
 * @param fields checked and normalised
 */
export function messageIdentity(
  key: unknown,
  { name, email, message }: { readonly name: string; readonly email: string; readonly message: string },
): MessageIdentity {
  const ownKey = typeof key === "string" ? key.trim() : "";
  const identity = createHash("sha256")
    .update(JSON.stringify([ownKey, name, email, message]))
    .digest("base64url");
  return { identity, windowMs: ownKey === "" ? WINDOW_WITHOUT_KEY : WINDOW_WITH_KEY };
}
