import { DRAFT_NAME } from "./form-state.ts";

/** What a tab remembers of a message that is being written. */
export interface Draft {
  readonly name?: string;
  readonly email?: string;
  readonly message?: string;
  /** The client's key of the message, and of which content, so that a retry after a reload is the same message. */
  readonly idempotencyKey?: string;
  readonly timeToken?: string;
}
