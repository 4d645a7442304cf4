import { createHash } from "node:crypto";

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
