/** A mail as it goes over the wire. */
export interface ReadyMail {
  /** The envelope: one sender, one recipient. */
  readonly from: string;
  readonly to: string;
  readonly bytes: Buffer;
}

/** A connection to a mail server, ready to send. */
export interface MailSession {
  /** Resolves when the server has taken the mail. @throws {SmtpFailure} */
  send(mail: ReadyMail): Promise<void>;
  close(): void;
}

/** Opens a session; `signal` ends it, whatever it is doing. @throws {SmtpFailure} */
export type OpenMailSession = (signal: AbortSignal) => Promise<MailSession>;
