import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { SECOND } from "../common/clock.ts";
import type { ReadyMail } from "./compose-mail.ts";
import type { SmtpSettings } from "./mail-settings.ts";

/** What went wrong while sending, in the words of the SMTP client. */
export class SmtpFailure extends Error {
  override readonly name = "SmtpFailure";
  /** Kind of failure: "ETIMEDOUT", "EAUTH", … */
  readonly code: string | undefined;
  /** The server's reply code, where it gave one. */
  readonly responseCode: number | undefined;
  /** The enhanced status code of its reply (RFC 3463): "5.7.26". */
  readonly status: string | undefined;
  /** The command it answered. */
  readonly command: string | undefined;
  /** Whether the text of a message was on its way: then the server may have it. */
  readonly textSent: boolean;

  constructor(cause: unknown, textSent: boolean) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    const details: Readonly<Record<string, unknown>> = typeof cause === "object" && cause !== null ? { ...cause } : {};
    this.code = textOf(details.originalCode) ?? textOf(details.code);
    this.command = textOf(details.command);
    this.responseCode = typeof details.responseCode === "number" ? details.responseCode : undefined;
    this.status = /^\d{3}[ -]([245](?:\.\d{1,3}){2})\b/.exec(textOf(details.response) ?? "")?.[1];
    this.textSent = textSent;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export interface Verdict {
  /**
   * - retry: it may work later
   * - uncertain: the same, but the server may already have the message
   * - hold: a wrong setting of ours (login, sender, recipient, encryption); it works as soon as that is fixed
   * - refuse: the server has read the message and does not want it
   * - doubt: it has read it, and it does not say whether it would take another; held until that is seen
   */
  readonly action: "retry" | "uncertain" | "hold" | "refuse" | "doubt";
  /** A word that the owner sees: "login", "recipient", "network", … */
  readonly kind: string;
  /** Whether every other message would fail in the same way, so that none need be tried. */
  readonly ofServer: boolean;
}

type Details = Pick<SmtpFailure, "code" | "responseCode" | "status" | "command" | "textSent" | "message">;

/** Of a message's size: "message length exceeds administrative limit", "message too big for system" (RFC 3463 §3.3, §3.4). */
const OF_SIZE = /^[45]\.(2\.3|3\.4)$/;
/** Of its content or media (RFC 3463 §3.7). */
const OF_CONTENT = /^[45]\.6\./;
/** Codes that stand for anything: "other or undefined", "delivery not authorized, message refused" (RFC 3463 §3.8). */
const OF_ANYTHING = /\.0$|^[45]\.7\.1$/;

const TOO_LARGE: Verdict = { action: "refuse", kind: "too-large", ofServer: false };

/** Errors of the TLS library about the server's certificate or protocol. */
const TLS_ERROR =
  /certificate|self[- ]signed|altnames|ssl routines|wrong version|unsupported protocol|ERR_TLS|ERR_SSL/i;

/**
 * Reads a failure: a temporary reply or a broken connection is tried again; a permanent reply before the text is a wrong
 * setting of ours, because sender and recipient are always the same two; a connection lost after the text began is uncertain.
 * A permanent reply after the text is the message's own where it speaks of size or content. Any other may be about who sends
 * (SPF, DKIM, DMARC, relay: RFC 7372), whatever its words: what becomes of another mail decides.
 */
export function classifyFailure(failure: Details): Verdict {
  const { textSent, responseCode: reply, status = "", code, command } = failure;
  if (textSent) {
    if (code !== "EMESSAGE" || reply === undefined) return { action: "uncertain", kind: "lost-answer", ofServer: true };
    if (reply < 500) return { action: "retry", kind: "temporary", ofServer: false };
    if (OF_SIZE.test(status)) return TOO_LARGE;
    if (OF_CONTENT.test(status)) return { action: "refuse", kind: "refused", ofServer: false };
    const kind = status === "" || OF_ANYTHING.test(status) ? "refused" : "policy";
    return { action: "doubt", kind, ofServer: false };
  }
  // Without a code that says more, 552 is about this one message's size.
  if (reply === 552 ? status === "" || OF_SIZE.test(status) : code === "EMESSAGE" && command === "MAIL FROM")
    return TOO_LARGE;
  if (reply !== undefined && reply >= 500) return { action: "hold", kind: kindOfCommand(command), ofServer: true };
  if (reply !== undefined && reply >= 400) return { action: "retry", kind: "temporary", ofServer: true };
  // The client itself would not even ask the server.
  if (command === "API" && code === "EAUTH") return { action: "hold", kind: "login", ofServer: true };
  if (command === "API" && code === "EENVELOPE") return { action: "hold", kind: "sender", ofServer: true };
  if (TLS_ERROR.test(`${code} ${failure.message}`)) return { action: "hold", kind: "encryption", ofServer: true };
  return { action: "retry", kind: code === "ETIMEDOUT" ? "timeout" : "network", ofServer: true };
}

function kindOfCommand(command = ""): string {
  if (command.startsWith("AUTH")) return "login";
  if (command === "STARTTLS") return "encryption";
  if (command === "MAIL FROM") return "sender";
  if (command === "RCPT TO") return "recipient";
  return "server";
}

/** A connection to a mail server, ready to send. */
export type MailSession = Awaited<ReturnType<typeof openSmtpSession>>;
/** Opens a session; the signal ends it, whatever it is doing. @throws {SmtpFailure} */
export type OpenMailSession = (signal: AbortSignal) => Promise<MailSession>;

/** How long the server may take to answer QUIT. */
const QUIT_TIMEOUT = 3 * SECOND;

/**
 * Connects to the mail server, encrypts, and logs in.
 *
 * @param signal ends the connection, whatever it is doing
 * @throws {SmtpFailure}
 */
export async function openSmtpSession(settings: SmtpSettings, signal: AbortSignal) {
  const connection = new SMTPConnection({ ...settings.connection });
  // Without a listener, an error between two commands would end the process.
  connection.on("error", () => undefined);
  const close = () => connection.close();
  signal.addEventListener("abort", close);
  connection.once("end", () => signal.removeEventListener("abort", close));
  try {
    await settled(connection, signal, (done) => connection.connect(done));
    const { login } = settings;
    // A server that offers no login to us needs none, or will say so.
    if (login !== undefined && connection.allowsAuth)
      await settled(connection, signal, (done) => connection.login({ credentials: { ...login } }, done));
  } catch (error) {
    connection.close();
    throw new SmtpFailure(error, false);
  }
  return {
    /** Resolves when the server has taken the mail. @throws {SmtpFailure} */
    send: (mail: ReadyMail) => send(connection, signal, mail),
    close: () => leave(connection),
  };
}

async function send(connection: SMTPConnection, signal: AbortSignal, { from, to, bytes }: ReadyMail): Promise<void> {
  let textSent = false;
  // Read only once the server has asked for the text: then, and not before, it may have it.
  const text = new Readable({
    read() {
      textSent = true;
      this.push(bytes);
      this.push(null);
    },
  });
  try {
    const envelope = { from, to: [to], size: bytes.length };
    await settled(connection, signal, (done) => connection.send(envelope, text, done));
  } catch (error) {
    throw new SmtpFailure(error, textSent);
  }
}

/** Sends QUIT; the connection is closed even if the server does not answer. */
function leave(connection: SMTPConnection): void {
  connection.quit();
  setTimeout(() => connection.close(), QUIT_TIMEOUT).unref();
}

/** Waits for the end of a command: its callback, an error of the connection, or the connection's end. */
function settled(
  connection: SMTPConnection,
  signal: AbortSignal,
  start: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // The callback of a command may come just after the end of the connection, and says more.
  const ended = () => setImmediate(() => reject(new Error("The connection was closed.")));
  connection.once("error", reject);
  connection.once("end", ended);
  if (signal.aborted) ended();
  else start((error) => (error ? reject(error) : resolve()));
  return promise.finally(() => {
    connection.off("error", reject);
    connection.off("end", ended);
  });
}
