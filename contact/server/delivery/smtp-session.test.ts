import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { smtpSettings } from "./mail-settings.ts";
import { classifyFailure, openSmtpSession, SmtpFailure } from "./smtp-session.ts";

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

/** A real mail server on this machine, with its own, untrusted certificate. */
async function mailServer(options: SMTPServerOptions = {}) {
  const mails: string[] = [];
  const logins: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onAuth(auth, _session, done) {
      logins.push(`${auth.username}:${auth.password}`);
      done(null, { user: auth.username });
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        mails.push(String(Buffer.concat(chunks)));
        done();
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endings.push(() => new Promise((resolve) => server.close(resolve)));
  return { port: (server.server.address() as AddressInfo).port, mails, logins };
}

async function sendTo(url: string): Promise<string> {
  try {
    const session = await openSmtpSession(smtpSettings(url), new AbortController().signal);
    await session.send({ from: "a@example.com", to: "b@example.com", bytes: Buffer.from("Subject: x\r\n\r\nx\r\n") });
    session.close();
    return "sent";
  } catch (error) {
    if (!(error instanceof SmtpFailure)) throw error;
    const { action, kind } = classifyFailure(error);
    return `${action} ${kind}`;
  }
}

test("on this machine STARTTLS is used where it is offered, and the login goes over it", async () => {
  const { port, mails, logins } = await mailServer();
  expect(await sendTo(`smtp://me:secret@127.0.0.1:${port}`)).toBe("sent");
  expect([mails.length, logins]).toEqual([1, ["me:secret"]]);
});

test("where encryption is required, an unknown certificate is a wrong setting of ours, and nothing is sent", async () => {
  const { port, mails, logins } = await mailServer();
  expect(await sendTo(`smtp://me:secret@127.0.0.1:${port}?tls=required`)).toBe("hold encryption");
  const direct = await mailServer({ secure: true });
  expect(await sendTo(`smtps://me:secret@127.0.0.1:${direct.port}`)).toBe("hold encryption");
  expect([...mails, ...direct.mails, ...logins, ...direct.logins]).toEqual([]);
});

test("so is a server that offers none, or speaks none", async () => {
  const { port, logins } = await mailServer({ disabledCommands: ["STARTTLS"] });
  expect(await sendTo(`smtp://me:secret@127.0.0.1:${port}?tls=required`)).toBe("hold encryption");
  expect(await sendTo(`smtps://me:secret@127.0.0.1:${port}`)).toBe("hold encryption");
  expect(await sendTo(`smtp://127.0.0.1:${port}?tls=none`)).toBe("sent");
  expect(logins).toEqual([]);
});

test("only TLS 1.2 and later", async () => {
  const { port } = await mailServer({ secure: true, minVersion: "TLSv1", maxVersion: "TLSv1.1" });
  expect(await sendTo(`smtps://127.0.0.1:${port}`)).toMatch(/encryption|network/);
});

test("a session that is called off ends at once", async () => {
  const { port } = await mailServer({ onConnect: () => undefined });
  const abort = new AbortController();
  const opening = openSmtpSession(smtpSettings(`smtp://127.0.0.1:${port}`), abort.signal);
  abort.abort();
  await expect(opening).rejects.toThrow(SmtpFailure);
});
