/** The page to sign in, for who has a passkey or an invitation. It needs nothing of the editor, and is all that a stranger gets. */
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { type PlainId, sayIn } from "#engine/i18n/owner-text.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { Refusal } from "../../contract/values.ts";
import { signInWords } from "./sign-in-words.ts";
import "../styles/colors.css";
import "../styles/base.css";
import "./sign-in.css";

const say = sayIn(signInWords, document.documentElement.lang as OwnerLanguage, "\u202f");
const token = /^#invitation=([\w-]+)$/.exec(location.hash)?.[1];
const [heading, hint, said] = ["h1", "#hint", "#said"].map((part) => document.querySelector(part));
const button = document.querySelector("button");
const tell = (place: Element | null | undefined, text: string) => place && Object.assign(place, { textContent: text });

document.title = say("sign-in");
tell(heading, say("sign-in"));
if (browserSupportsWebAuthn()) {
  tell(hint, say(token ? "make-passkey-hint" : "sign-in-hint"));
  tell(button, say(token ? "make-passkey" : "sign-in"));
  if (button) button.hidden = false;
} else tell(said, say("no-passkeys"));
button?.addEventListener("click", () => {
  tell(said, "");
  button.disabled = true;
  (token ? accept(token) : signIn())
    // A link to a view of the editor leads there.
    .then(() => location.replace(`/${token ? "" : location.hash}`))
    .catch((error: unknown) => tell(said, inWords(error)))
    .finally(() => {
      button.disabled = false;
    });
});

async function signIn(): Promise<void> {
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>({ do: "options" });
  await ask({ do: "sign-in", response: await startAuthentication({ optionsJSON }) });
}

async function accept(token: string): Promise<void> {
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>({ do: "invitation", token });
  await ask({ do: "accept", token, response: await startRegistration({ optionsJSON }) });
}

/** What the server refused, in its own words. */
class Refused extends Error {}

async function ask<Answer>(wanted: object): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  const response = await fetch("api/", { method: "POST", headers, body: JSON.stringify(wanted) });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused((answer as Refusal).error.sentence);
  return answer as Answer;
}

function inWords(error: unknown): string {
  if (error instanceof Refused) return error.message;
  const words: Readonly<Record<string, PlainId<typeof signInWords>>> = {
    NotAllowedError: "not-done",
    AbortError: "not-done",
    InvalidStateError: "passkey-there",
  };
  return say(words[error instanceof Error ? error.name : ""] ?? "unanswered");
}
