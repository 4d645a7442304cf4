import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

const END_OF_TEXT = "\r\n.\r\n";

/** The connection to a mail server. */
export interface MailConnection {
  readonly port: number;
  /**
   * - away: nobody answers at this port
   * - drops: the connection breaks once the server has a whole text; its answer is lost
   */
  become(behaviour: "well" | "drops" | "away"): Promise<void>;
  close(): Promise<void>;
}

/** Opens a connection to the mail server at a port of this machine. */
export async function mailConnection(target: number): Promise<MailConnection> {
  const sockets = new Set<Socket>();
  let drops = false;
  let server: Server | undefined = await listening(0);
  const { port } = server.address() as AddressInfo;

  async function listening(at: number): Promise<Server> {
    const opened = createServer((client) => relay(client));
    opened.listen(at, "127.0.0.1");
    await once(opened, "listening");
    return opened;
  }
  function relay(client: Socket): void {
    const host = connect(target, "127.0.0.1");
    let sent = "";
    let lost = false;
    client.on("data", (chunk) => {
      sent = (sent + chunk.toString("latin1")).slice(-chunk.length - END_OF_TEXT.length);
      lost ||= drops && sent.includes(END_OF_TEXT);
      host.write(chunk);
    });
    host.on("data", (chunk) => {
      if (lost) client.destroy();
      else client.write(chunk);
    });
    for (const [end, other] of [
      [client, host],
      [host, client],
    ] as const) {
      sockets.add(end);
      end.on("error", () => undefined);
      end.on("close", () => {
        sockets.delete(end);
        other.destroy();
      });
    }
  }
  async function leave(): Promise<void> {
    if (server === undefined) return;
    const closed = once(server, "close");
    server.close();
    server = undefined;
    for (const socket of sockets) socket.destroy();
    await closed;
  }
  return {
    port,
    async become(behaviour) {
      drops = behaviour === "drops";
      if (behaviour === "away") await leave();
      else server ??= await listening(port);
    },
    close: leave,
  };
}
