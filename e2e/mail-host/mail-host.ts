import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "../../server/test-support/eventually.ts";
import { freePort } from "../../server/test-support/free-port.ts";
import { startExim } from "./exim.ts";
import { startStandIn } from "./fake-mail-server.ts";
import { mailLine } from "./mail-line.ts";

/**
 * How a mail server may behave: as it should; refuses every recipient; says later; takes its time; the line breaks after
 * the text, when the server has it and nobody knows; not there at all.
 */
export const moods = ["well", "refuses", "defers", "delays", "drops", "away"] as const;
export type Mood = (typeof moods)[number];

/** What a mail server of the tests needs: it looks into `mood` for each mail, and keeps its mails in `mail/new`. */
export interface MailHostPlace {
  readonly folder: string;
  readonly port: number;
}

/** A mail server in a process of its own, with the owner's mailbox. */
export interface MailHost {
  /** Which program it is. */
  readonly name: string;
  readonly smtpUrl: string;
  become(mood: Mood): Promise<void>;
  /** The mails in the mailbox, whole. */
  mails(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Starts a mail server: Exim where this machine has it and lets us, else a fake that behaves likewise. */
export async function startMailHost(): Promise<MailHost> {
  const place = { folder: await mkdtemp(join(tmpdir(), "mail-host-")), port: await freePort() };
  const mailbox = join(place.folder, "mail", "new");
  await mkdir(mailbox, { recursive: true });
  await writeMood(place.folder, "well");
  const { name, child } = (await startExim(place)) ?? startStandIn(place);
  await eventually("the mail server listens", () => listens(place.port));
  const line = await mailLine(place.port);
  return {
    name,
    smtpUrl: `smtp://127.0.0.1:${line.port}`,
    async become(mood) {
      await writeMood(place.folder, mood);
      await line.become(mood === "away" || mood === "drops" ? mood : "well");
    },
    mails: async () =>
      Promise.all((await readdir(mailbox)).map((file) => readFile(join(mailbox, file), { encoding: "utf8" }))),
    async stop() {
      await line.close();
      await ended(child);
      await rm(place.folder, { recursive: true, force: true });
    },
  };
}

/** In one step: nobody must read half a word. */
async function writeMood(folder: string, mood: Mood): Promise<void> {
  await writeFile(join(folder, "mood.new"), mood, { mode: 0o644 });
  await rename(join(folder, "mood.new"), join(folder, "mood"));
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
