import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A relay in front of a database that can lose an answer. */
export interface CuttingProxy {
  readonly port: number;
  /** From the next statement that holds `words`, the answer is lost: the connection breaks once the database has it. */
  loseAnswerTo(words: string): void;
  end(): void;
}

export async function cuttingProxy(targetPort: number): Promise<CuttingProxy> {
  let words: string | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(targetPort, "127.0.0.1");
    let losing = false;
    let ends: NodeJS.Timeout | undefined;
    client.on("data", (chunk) => {
      losing ||= words !== undefined && chunk.includes(words);
      if (losing) words = undefined;
      target.write(chunk);
    });
    target.on("data", (chunk) => {
      if (!losing) return void client.write(chunk);
      // The answer comes in parts; when it is complete, the statement is committed.
      clearTimeout(ends);
      ends = setTimeout(() => client.destroy(), 100);
    });
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        other.destroy();
        sockets.delete(socket);
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    loseAnswerTo: (text) => {
      words = text;
    },
    end: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
