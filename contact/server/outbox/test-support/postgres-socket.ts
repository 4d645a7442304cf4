import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";

/** Message types of PostgreSQL's protocol (postgresql.org/docs/current/protocol-message-formats.html). */
const QUERY = "Q".charCodeAt(0);
const SYNC = "S".charCodeAt(0);
const TERMINATE = "X".charCodeAt(0);
const NO_TRANSACTION = "I".charCodeAt(0);

/** A socket of an embedded PostgreSQL. */
export interface PostgresSocket {
  readonly port: number;
  /** Closes it, with every connection. */
  close(): Promise<void>;
}

/**
 * Lets several clients use one embedded PostgreSQL, which has but one session: each has it for itself from its first
 * message to the answer that it is ready, and to the end of its transaction. (The socket server that comes with PGlite
 * mixes the messages of several clients, and with them their unnamed statements.)
 *
 * @param port 0 for any that is free
 */
export async function openPostgresSocket(database: PGlite, port: number): Promise<PostgresSocket> {
  let last: Promise<unknown> = Promise.resolve();
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // One session at a time: the next begins when this one gives the turn back.
    serve(socket, database, () => {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      return before.then(() => resolve);
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
      await last;
    },
  };
}

/** @param takeTurn waits for the session, and gives what hands it on */
function serve(socket: Socket, database: PGlite, takeTurn: () => Promise<() => void>): void {
  let received = Buffer.alloc(0);
  let started = false;
  let endTurn: (() => void) | undefined;
  let work: Promise<void> = Promise.resolve();

  async function answer(messages: Buffer): Promise<void> {
    if (socket.destroyed && endTurn === undefined) return;
    endTurn ??= await takeTurn();
    const reply = await database.execProtocolRaw(messages);
    if (!socket.destroyed) socket.write(reply);
    if (reply.at(-1) === NO_TRANSACTION) giveBack();
  }
  function giveBack(): void {
    endTurn?.();
    endTurn = undefined;
  }
  async function leave(): Promise<void> {
    if (endTurn !== undefined) await database.exec("ROLLBACK");
    giveBack();
  }

  socket.on("data", (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (let unit = nextUnit(received, started); unit !== undefined; unit = nextUnit(received, started)) {
      const messages = received.subarray(0, unit);
      received = received.subarray(unit);
      started = true;
      if (messages[0] === TERMINATE) socket.end();
      else work = work.then(() => answer(messages));
    }
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    work = work.then(leave);
  });
}

/** The length of the messages up to one that PostgreSQL answers with being ready; undefined if they are not all there. */
function nextUnit(bytes: Buffer, started: boolean): number | undefined {
  // The first message has no type.
  if (!started) return bytes.length >= 4 && bytes.length >= bytes.readInt32BE(0) ? bytes.readInt32BE(0) : undefined;
  let end = 0;
  while (bytes.length >= end + 5) {
    const type = bytes[end];
    end += 1 + bytes.readInt32BE(end + 1);
    if (end > bytes.length) return undefined;
    if (type === QUERY || type === SYNC || type === TERMINATE) return end;
  }
  return undefined;
}
