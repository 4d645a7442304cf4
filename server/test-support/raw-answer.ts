import { once } from "node:events";
import { connect } from "node:net";

/**
 * All that a server on this machine answers to some bytes, until it closes the connection; a byte a character.
 *
 * @param end whether our side says that no more will come
 */
export async function rawAnswer(port: number, bytes: string, end: "ended" | "open" = "ended"): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  if (end === "ended") socket.end(bytes, "latin1");
  else socket.write(bytes, "latin1");
  await once(socket, "close");
  return Buffer.concat(chunks).toString("latin1");
}
