/** Visitors' messages. */
import type { ContactMessage } from "#contact/message/contact-message.ts";

export type MessageState = "queued" | "sending" | "sent" | "failed" | "uncertain" | "quarantined";

export interface InboxMessage extends ContactMessage {
  readonly id: string;
  readonly locale: string;
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
  readonly state: MessageState;
  readonly isTest: boolean;
  /** Whether it was delivered, or opened before; what nobody has seen is never removed by its age alone. */
  readonly isSeen: boolean;
  readonly isToAnswer: boolean;
  /** When the owner marked it as answered: ISO 8601 in UTC. */
  readonly answeredAt?: string | undefined;
  /** Why it could not be sent, in the owner's words; the mail server's in brackets. */
  readonly trouble?: string | undefined;
  /** Whether it leaves by itself once the mail server takes mail again. */
  readonly isHeld: boolean;
  /** Whether it was kept back because many came at once. */
  readonly isOfCrowd: boolean;
  /** The actions that it allows. */
  readonly verbs: readonly InboxVerb[];
}

/** Send a failed one again; it was no spam, send it; remove it. */
export type InboxVerb = "retry" | "release" | "discard";

/** `GET /api/inbox`: newest first. 404 `Refusal` where this machine has no messages. */
export interface Inbox {
  readonly messages: readonly InboxMessage[];
  readonly counts: Readonly<Record<MessageState, number>>;
}
