import type { Socket } from "node:net";
import { relay } from "#contact/server/test-support/relay.ts";

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
  let drops = false;
  const pass = (client: Socket, host: Socket) => {
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
  };
  let open: Awaited<ReturnType<typeof relay>> | undefined = await relay(target, pass);
  const { port } = open;

  async function leave(): Promise<void> {
    await open?.close();
    open = undefined;
  }
  return {
    port,
    async become(behaviour) {
      drops = behaviour === "drops";
      if (behaviour === "away") await leave();
      else open ??= await relay(target, pass, port);
    },
    close: leave,
  };
}
