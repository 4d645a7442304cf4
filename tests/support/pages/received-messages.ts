import { runInbox } from "#contact/server/inbox/run-inbox.ts";
import type { Message } from "./contact-form.ts";

/** A message as the owner exports it. */
interface ReceivedMessage extends Message {
  readonly locale: string;
  readonly state: string;
  readonly suspicions: string;
}

/**
 * The messages from an address that a server keeps, as `npm run inbox -- export` gives them.
 *
 * @param site folder of a site that is not the project's own
 */
export async function receivedMessages(
  dataFolder: string,
  email: string,
  site?: string,
): Promise<readonly ReceivedMessage[]> {
  const [out, complaints]: [string[], string[]] = [[], []];
  const code = await runInbox(
    ["export", "--format", "json", ...(site === undefined ? [] : ["--site", site])],
    { DATA_DIR: dataFolder },
    { write: (text) => void out.push(text), complain: (text) => void complaints.push(text), isTerminal: false },
  );
  if (code !== 0) throw new Error(`The inbox ended with exit code ${code}: ${complaints.join("")}`);
  return (JSON.parse(out.join("")) as readonly ReceivedMessage[]).filter((message) => message.email === email);
}
