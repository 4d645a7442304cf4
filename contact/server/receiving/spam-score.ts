import type { NewMessage, StoredMessage } from "../outbox/stored-message.ts";

/**
 * What each sign weighs; `npm run inbox` says them in words. Only the honeypot alone quarantines: a form that is sent fast
 * may hold a message that the tab had kept, and no browser without JavaScript has a token.
 */
const WEIGHTS = {
  "honeypot-filled": 3,
  "no-time-token": 1,
  "too-fast": 2,
  "some-links": 1,
  "many-links": 2,
  "link-markup": 2,
  "link-in-name": 2,
  "repeated-text": 1,
} as const;
type Suspicion = keyof typeof WEIGHTS;

/** From this sum on a message is kept for the owner instead of being sent. */
const QUARANTINE_AT = 3;

const LINK = /\bhttps?:\/\/|\bwww\.\w/gi;
const LINK_MARKUP = /<a\s|\[url[=\]]|\[link[=\]]/i;
const MANY_LINKS = 3;
/** How many senders may send one text before it counts as repeated. */
const SENDERS = 3;

/** What is known of a submission whose fields are right. */
interface SpamSigns {
  readonly name: string;
  readonly message: string;
  /** What came in the honeypot field, which people do not see. */
  readonly honeypot: unknown;
  /** Milliseconds since somebody began to fill the form; undefined without a valid time token. */
  readonly fillingTime: number | undefined;
  /** Milliseconds that a person needs at least; 0 switches the check of time off. */
  readonly minimumTime: number;
  /** How many senders sent the same text before. */
  readonly repeats: number;
}

/** What is told of a message that is kept back because it came among many, and has a sign of spam. */
const IN_CROWD = "in-crowd";

/** The signs of spam in a submission, and what becomes of it: of any sign, while many others come. Nothing is ever dropped. */
export function spamScore(signs: SpamSigns): Pick<NewMessage, "suspicions" | "state" | "inCrowd"> {
  const suspicions = [...honeypotSuspicions(signs), ...timeSuspicions(signs), ...textSuspicions(signs)];
  const sum = suspicions.reduce((total, suspicion) => total + WEIGHTS[suspicion], 0);
  if (sum >= QUARANTINE_AT) return { suspicions, state: "quarantined" };
  return { suspicions, state: "queued", inCrowd: suspicions.some(isSign) ? [...suspicions, IN_CROWD] : undefined };
}

/** Whether what was noted of a message tells of spam: every browser without JavaScript lacks the token. */
export function isSign(suspicion: string): boolean {
  return suspicion !== "no-time-token";
}

/** Whether a message would have been sent, had it not come among many others. */
export function isKeptOfCrowd({ state, suspicions }: Pick<StoredMessage, "state" | "suspicions">): boolean {
  return state === "quarantined" && suspicions.includes(IN_CROWD);
}

function honeypotSuspicions({ honeypot }: SpamSigns): Suspicion[] {
  const empty = honeypot === undefined || honeypot === null || (typeof honeypot === "string" && honeypot.trim() === "");
  return empty ? [] : ["honeypot-filled"];
}

function timeSuspicions({ fillingTime, minimumTime }: SpamSigns): Suspicion[] {
  if (minimumTime === 0) return [];
  if (fillingTime === undefined) return ["no-time-token"];
  return fillingTime < minimumTime ? ["too-fast"] : [];
}

function textSuspicions({ name, message, repeats }: SpamSigns): Suspicion[] {
  const links = message.match(LINK)?.length ?? 0;
  const found: Suspicion[] = [];
  if (links >= MANY_LINKS) found.push("many-links");
  else if (links > 0) found.push("some-links");
  if (LINK_MARKUP.test(message)) found.push("link-markup");
  if (name.search(LINK) !== -1) found.push("link-in-name");
  if (repeats >= SENDERS) found.push("repeated-text");
  return found;
}
