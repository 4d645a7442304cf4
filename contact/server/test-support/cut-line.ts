import type { Socket } from "node:net";
import { relay } from "./relay.ts";

/** Which way bytes go, as the client sees it. */
export type Direction = "sent" | "received";

/** A line to a server of this machine that can break after so many bytes. */
export interface CutLine {
  readonly port: number;
  /** Bytes that went over the latest connection. */
  readonly passed: Record<Direction, number>;
  /** Breaks the next connection when so many bytes went one way; the others hold. */
  cutAfter(bytes: number, direction: Direction): void;
  close(): Promise<void>;
}

/** Starts such a line on a free port. */
export async function cutLine(serverPort: number): Promise<CutLine> {
  let cut: { readonly bytes: number; readonly direction: Direction } | undefined;
  const line = { passed: { sent: 0, received: 0 } };
  const { port, close } = await relay(serverPort, (client, upstream) => {
    const ours = cut;
    cut = undefined;
    line.passed = { sent: 0, received: 0 };
    const pass = (from: Socket, to: Socket, direction: Direction) => {
      from.on("data", (chunk: Buffer) => {
        const left = ours?.direction === direction ? ours.bytes - line.passed[direction] : Number.POSITIVE_INFINITY;
        line.passed[direction] += chunk.length;
        if (chunk.length < left) return void to.write(chunk);
        // What came before the cut still arrives.
        to.end(chunk.subarray(0, left), () => {
          for (const end of [client, upstream]) end.destroy();
        });
      });
    };
    pass(client, upstream, "sent");
    pass(upstream, client, "received");
  });
  return {
    port,
    get passed() {
      return line.passed;
    },
    cutAfter: (bytes, direction) => {
      cut = { bytes, direction };
    },
    close,
  };
}
