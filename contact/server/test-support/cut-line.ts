import { connect, createServer, type Server, type Socket } from "node:net";

/** Which way bytes go, as the client sees it. */
export type Direction = "sent" | "received";

/** A line to a server of this machine that can break after so many bytes. */
export interface CutLine {
  readonly port: number;
  /** Bytes that went over the latest connection. */
  readonly passed: Record<Direction, number>;
  /** Breaks the next connection when so many bytes went one way; the others hold. */
  cutAfter(bytes: number, direction: Direction): void;
  close(): void;
}

/** Starts such a line on a free port. */
export async function cutLine(serverPort: number): Promise<CutLine> {
  let cut: { readonly bytes: number; readonly direction: Direction } | undefined;
  const line = { passed: { sent: 0, received: 0 } };
  const server: Server = createServer((client) => {
    const upstream = connect(serverPort, "127.0.0.1");
    const ours = cut;
    cut = undefined;
    line.passed = { sent: 0, received: 0 };
    const ends = [client, upstream];
    const pass = (from: Socket, to: Socket, direction: Direction) => {
      from.on("error", () => undefined).on("close", () => to.destroy());
      from.on("data", (chunk: Buffer) => {
        const left = ours?.direction === direction ? ours.bytes - line.passed[direction] : Number.POSITIVE_INFINITY;
        line.passed[direction] += chunk.length;
        if (chunk.length < left) return void to.write(chunk);
        // What came before the cut still arrives.
        to.end(chunk.subarray(0, left), () => {
          for (const end of ends) end.destroy();
        });
      });
    };
    pass(client, upstream, "sent");
    pass(upstream, client, "received");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    get passed() {
      return line.passed;
    },
    cutAfter: (bytes, direction) => {
      cut = { bytes, direction };
    },
    close: () => void server.close(),
  };
}
