import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { SECOND } from "../common/clock.ts";
import type { ReadyMail } from "./compose-mail.ts";
import type { SmtpSettings } from "./mail-settings.ts";
import { SmtpFailure } from "./smtp-failure.ts";

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
