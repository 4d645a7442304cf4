import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { inject } from "vitest";
import { startContactProcess } from "../contact-service/contact-process.ts";
import type { Letter } from "./contact-form.ts";

const root = resolve(import.meta.dirname, "../..");

/** A message as the owner exports it. */
interface ReceivedMessage extends Letter {
  readonly locale: string;
  readonly state: string;
}

/** A server with an outbox of its own, and the owner's view of it. */
export interface ContactHouse {
  readonly origin: string;
  /** The messages from an address, as `npm run inbox -- export` gives them. */
  readonly received: (email: string) => Promise<readonly ReceivedMessage[]>;
  readonly stop: () => Promise<unknown>;
}

/** Starts a server on the built site that keeps messages in SQLite and sends none. */
export async function contactHouse(): Promise<ContactHouse> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "contact-form-"));
  const { origin, stop } = await startContactProcess(inject("siteFolder"), { DATA_DIR });
  return {
    origin,
    stop,
    async received(email) {
      const inbox = spawn(process.execPath, [join(root, "server/inbox/main.ts"), "export", "--format", "json"], {
        cwd: root,
        env: { PATH: process.env.PATH, DATA_DIR },
        stdio: ["ignore", "pipe", "inherit"],
      });
      const [[code], output] = await Promise.all([once(inbox, "close"), text(inbox.stdout)]);
      if (code !== 0) throw new Error(`The inbox ended with exit code ${code}; its messages are above.`);
      return (JSON.parse(output) as readonly ReceivedMessage[]).filter((message) => message.email === email);
    },
  };
}
