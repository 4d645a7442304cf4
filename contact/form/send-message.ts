import { contactErrorCodes, contactFieldNames } from "../message/contact-fields.ts";
import type { ContactErrors } from "../message/contact-message.ts";
import { timeTokenAddress } from "../message/contact-protocol.ts";

/** The result of an attempt to send a message. */
export type SendResult =
  | { readonly kind: "sent" }
  | { readonly kind: "invalid"; readonly errors: ContactErrors }
  | { readonly kind: "tooMany"; readonly seconds: number }
  /** The server could not accept the message. */
  | { readonly kind: "failed" }
  /** The server was not reached, or did not answer in time. */
  | { readonly kind: "unreachable" };

/** How long an answer may take: enough for the server's own limit and a slow network. */
const SEND_TIMEOUT_MS = 30_000;
/** How long a visitor is asked to wait where the server does not say: an hour. */
const DEFAULT_WAIT_SECONDS = 3_600;

/**
 * Sends a message. Only status 201 counts as sent: not the login page of a hotel's network, nor a redirect. The body is
 * form-encoded, so that a server on another host needs no CORS preflight. Never throws.
 *
 * @param endpoint address that receives the form
 */
export async function sendMessage(
  endpoint: string,
  fields: Readonly<Record<string, string>>,
  fetch: typeof globalThis.fetch,
): Promise<SendResult> {
  let response: Response;
  try {
    response = await fetch(endpoint, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams(fields),
      redirect: "error",
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
  } catch {
    return { kind: "unreachable" };
  }
  if (response.status === 201) return { kind: "sent" };
  if (response.status === 429) return { kind: "tooMany", seconds: waitOf(response) };
  if (response.status === 422) {
    const answer = await response.json().catch(() => undefined);
    if (answer) return invalidFields(answer);
  }
  return { kind: "failed" };
}

/** The time token to send with a message; undefined if it cannot be loaded. */
export async function fetchTimeToken(endpoint: string, fetch: typeof globalThis.fetch): Promise<string | undefined> {
  try {
    const { token } = await (await fetch(timeTokenAddress(endpoint))).json();
    return typeof token === "string" ? token : undefined;
  } catch {
    return undefined;
  }
}

function invalidFields({ errors }: { readonly errors?: Readonly<Record<string, unknown>> }): SendResult {
  const codes: readonly unknown[] = contactErrorCodes;
  const known = contactFieldNames.filter((field) => codes.includes(errors?.[field]));
  if (known.length === 0) return { kind: "failed" };
  return { kind: "invalid", errors: Object.fromEntries(known.map((field) => [field, errors?.[field]])) };
}

function waitOf({ headers }: Response): number {
  return Number(headers.get("retry-after")) || DEFAULT_WAIT_SECONDS;
}
