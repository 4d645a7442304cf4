import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

/** What came of many submissions. */
export interface ManyAnswers {
  /** Ids of the messages that were accepted. */
  readonly ids: readonly string[];
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<string, number>>;
}

/**
 * Sends different messages, each connection one after the other.
 *
 * @param count how many in all
 * @param connections how many at once
 */
export async function sendMany(origin: string, count: number, connections: number): Promise<ManyAnswers> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ids: string[] = [];
  const statuses: Record<string, number> = {};
  /** The same text twice would be one message. */
  const party = randomUUID();
  let begun = 0;
  const visitor = async () => {
    while (begun < count) {
      begun += 1;
      const { status, id } = await send(`${origin}/api/contact`, agent, `${party} ${begun}`);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (id !== undefined) ids.push(id);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return { ids, statuses };
}

async function send(address: string, agent: Agent, name: string): Promise<{ status: number; id?: string }> {
  const body = JSON.stringify({
    locale: "en",
    name,
    email: "visitor@example.com",
    message: `The message of ${name}, one of very many that come at once.`,
  });
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; id?: string }>();
  request(address, { method: "POST", agent, headers }, async (response) => {
    try {
      const answer = JSON.parse(await text(response)) as { readonly id?: string };
      resolve({ status: response.statusCode ?? 0, ...(answer.id === undefined ? {} : { id: answer.id }) });
    } catch (error) {
      reject(error);
    }
  })
    .on("error", reject)
    .end(body);
  return promise;
}
