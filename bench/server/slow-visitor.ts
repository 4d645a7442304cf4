import { connect, type Socket } from "node:net";

const DRIP_EVERY = 1_000;
/** Files that a stalled reader asks for: more than the system holds for one connection, no more than the server takes. */
const UNREAD = 30;

/** Ways to occupy a server. */
export const slownesses = ["dripped head", "dripped body", "idle", "stalled reader"] as const;
export type Slowness = (typeof slownesses)[number];

/** A connection that asks for as much time as it can get. */
export interface SlowVisitor {
  readonly slowness: Slowness;
  /** Milliseconds from its beginning to its end by the server; who reads nothing does not notice. */
  lasted: number | undefined;
  leave(): void;
}

/** Opens a slow connection. @param path a file */
export function slowVisitor(port: number, slowness: Slowness, path: string): SlowVisitor {
  const socket = connect(port, "127.0.0.1");
  let drip: NodeJS.Timeout | undefined;
  const visitor: SlowVisitor = {
    slowness,
    lasted: undefined,
    leave() {
      clearInterval(drip);
      socket.destroy();
    },
  };
  let begun = Number.NaN;
  socket.on("connect", () => (begun = performance.now())).on("error", () => undefined);
  if (slowness !== "stalled reader") {
    socket.resume().on("close", () => {
      clearInterval(drip);
      visitor.lasted = performance.now() - begun;
    });
  }
  drip = begin(socket, slowness, path);
  return visitor;
}

function begin(socket: Socket, slowness: Slowness, path: string): NodeJS.Timeout | undefined {
  switch (slowness) {
    case "idle":
      return undefined;
    case "stalled reader":
      socket.pause().write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(UNREAD));
      return undefined;
    case "dripped head":
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nX: `);
      return setInterval(() => socket.write("x"), DRIP_EVERY);
    case "dripped body":
      socket.write(
        "POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n",
      );
      return setInterval(() => socket.write("x"), DRIP_EVERY);
  }
}
