import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { eventually } from "#contact/server/test-support/eventually.ts";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { startExim } from "./exim.ts";
import { mailConnection } from "./mail-connection.ts";

/**
 * How a mail server may behave: as it should; refuses every recipient; says later; takes its time; the connection breaks
 * after the text, when the server has it and nobody knows; not there at all.
 */
export const behaviours = ["well", "refuses", "defers", "delays", "drops", "away"] as const;
export type Behaviour = (typeof behaviours)[number];

const FAKE = fileURLToPath(new URL("./fake-mail-server.ts", import.meta.url));

/** A mail server in a separate process, with the owner's mailbox. */
export interface MailHost {
  /** Which program it is. */
  readonly name: string;
  readonly smtpUrl: string;
  become(behaviour: Behaviour): Promise<void>;
  /** The mails in the mailbox, whole. */
  mails(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/**
 * Starts a mail server: Exim where this machine has it and lets us, else a fake that behaves likewise. Either looks into
 * the file "behaviour" of its folder for each mail, and keeps its mails in `mail/new`.
 */
export async function startMailHost(): Promise<MailHost> {
  const folder = await mkdtemp(join(tmpdir(), "mail-host-"));
  const port = await freePort();
  const mailbox = join(folder, "mail", "new");
  await mkdir(mailbox, { recursive: true });
  await writeBehaviour(folder, "well");
  const exim = await startExim(folder, port);
  const child = exim ?? spawn(process.execPath, [FAKE, folder, String(port)], { stdio: "inherit" });
  await eventually("the mail server listens", () => listens(port));
  const connection = await mailConnection(port);
  return {
    name: exim ? "Exim" : "a fake",
    smtpUrl: `smtp://127.0.0.1:${connection.port}`,
    async become(behaviour) {
      await writeBehaviour(folder, behaviour);
      await connection.become(behaviour === "away" || behaviour === "drops" ? behaviour : "well");
    },
    mails: async () =>
      Promise.all((await readdir(mailbox)).map((file) => readFile(join(mailbox, file), { encoding: "utf8" }))),
    async stop() {
      await connection.close();
      await ended(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** In one step: nobody must read half a word. */
async function writeBehaviour(folder: string, behaviour: Behaviour): Promise<void> {
  await writeFile(join(folder, "behaviour.new"), behaviour, { mode: 0o644 });
  await rename(join(folder, "behaviour.new"), join(folder, "behaviour"));
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}
