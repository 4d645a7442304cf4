import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Build } from "./load-build.ts";
import type { StaticAnswer } from "./static-answer.ts";

/**
 * Sends an answer. A file held in memory leaves at once; any other is read as fast as the visitor takes it.
 *
 * @param always headers of every answer, names and values in turn
 * @throws {Error} when the file is not that of the build any more, or cannot be read
 */
export async function sendAnswer(
  build: Pick<Build, "read">,
  always: readonly string[],
  { status, headers, body }: StaticAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const head = () => response.writeHead(status, [...always, ...headers]);
  if (request.method === "HEAD") head().end();
  else if (typeof body === "string") head().end(body);
  else {
    const content = build.read(body);
    if (Buffer.isBuffer(content)) head().end(content);
    else await sendStream(await content, head());
  }
}

async function sendStream(content: Readable, response: ServerResponse): Promise<void> {
  try {
    await pipeline(content, response);
  } catch (error) {
    // Visitors may leave in the middle.
    if (!(error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE")) throw error;
  }
}
