/** What went wrong while sending, in the words of the SMTP client. */
export class SmtpFailure extends Error {
  override readonly name = "SmtpFailure";
  /** Kind of failure: "ETIMEDOUT", "EAUTH", … */
  readonly code: string | undefined;
  /** The server's reply code, where it gave one. */
  readonly responseCode: number | undefined;
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
    this.textSent = textSent;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
