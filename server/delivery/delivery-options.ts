import type { Clock } from "../common/clock.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { StoredMessage } from "../outbox/stored-message.ts";
import type { ReadyMail } from "./compose-mail.ts";
import type { ServerTrouble } from "./retry-plan.ts";
import type { OpenMailSession } from "./smtp-session.ts";

/** Where delivery logs; of a message never anything but its id. */
export interface DeliveryLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** What delivery needs. */
export interface DeliveryOptions {
  readonly outbox: Outbox;
  readonly openSession: OpenMailSession;
  readonly compose: (message: StoredMessage) => Promise<ReadyMail>;
  readonly clock: Clock;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly log: DeliveryLog;
  /** Whether no other process sends from this outbox: then what is "sending" at the start was interrupted. */
  readonly isOnlySender: boolean;
}

/** What the senders of one delivery share. */
export interface DeliveryState {
  /** Why no message is tried for now. */
  trouble: ServerTrouble | undefined;
  /** Whether messages may be held for a cause that is gone by now. */
  mayHold: boolean;
  isStopping: boolean;
}
