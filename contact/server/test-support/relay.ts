import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * Starts a relay to a server of this machine. An end that closes takes the other with it.
 *
 * @param pass hands on what each end of a new connection says, or does not
 * @param port where it listens; default: any that is free
 */
export async function relay(serverPort: number, pass: (client: Socket, upstream: Socket) => void, port = 0) {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(serverPort, "127.0.0.1");
    for (const [end, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(end);
      end.on("error", () => undefined);
      end.on("close", () => {
        sockets.delete(end);
        other.destroy();
      });
    }
    pass(client, upstream);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /** Ends it, with every connection. */
    async close(): Promise<void> {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
