import type { Values } from "#engine/command/run-command.mjs";
import type { OwnerFacts } from "#engine/manifest/owner-facts.ts";
import type { Environment } from "../common/environment.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { OwnerVoice } from "../words/owner-words.ts";
import type { inboxCommand } from "./inbox-operands.mjs";

/** A command that cannot be carried out; its text says what to do, in the owner's language. */
export class InboxError extends Error {
  override readonly name = "InboxError";
}

export interface InboxContext {
  readonly outbox: Outbox;
  readonly environment: Environment;
  readonly facts: OwnerFacts;
  readonly owner: OwnerVoice;
  /** Writes to the output, as it is. */
  readonly write: (text: string) => void;
  /** Writes to where errors go. */
  readonly complain: (text: string) => void;
  readonly isTerminal: boolean;
  readonly options: Values<typeof inboxCommand>;
}

/** A command of `npm run inbox`. */
export interface InboxCommand {
  /** Whether it makes a missing outbox. */
  readonly makesOutbox?: boolean;
  /** Does its work and says what it did. @returns the exit code */
  run(context: InboxContext, operands: readonly string[]): Promise<number>;
}
