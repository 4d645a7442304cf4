import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { runInbox } from "../../server/inbox/run-inbox.ts";
import { startContactProcess } from "../contact-service/contact-process.ts";
import type { Letter } from "./contact-form.ts";

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

/**
 * Starts a server on a build, by default that of the run, which keeps messages in SQLite. Unless its settings say
 * otherwise it sends none.
 */
export async function contactHouse(
  siteFolder = inject("siteFolder"),
  variables: Readonly<Record<string, string>> = {},
): Promise<ContactHouse> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "contact-form-"));
  const { origin, stop } = await startContactProcess(siteFolder, { DATA_DIR, ...variables });
  return {
    origin,
    stop,
    async received(email) {
      const [out, complaints]: [string[], string[]] = [[], []];
      const code = await runInbox(
        ["export", "--format", "json"],
        { DATA_DIR },
        {
          write: (text) => void out.push(text),
          complain: (text) => void complaints.push(text),
          isTerminal: false,
        },
      );
      if (code !== 0) throw new Error(`The inbox ended with exit code ${code}: ${complaints.join("")}`);
      return (JSON.parse(out.join("")) as readonly ReceivedMessage[]).filter((message) => message.email === email);
    },
  };
}
