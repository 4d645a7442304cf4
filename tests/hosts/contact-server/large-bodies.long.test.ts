import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { BODY_LIMIT_BYTES } from "#contact/message/contact-message.ts";
import { fixtureBuild } from "#contact/server/test-support/fixture-build.ts";
import { type RunningServer, startServer } from "../../support/setup/start-server.ts";

const MEGABYTE = 1_048_576;
/** The allocator gives and takes several megabytes; bodies that are kept would be hundreds. */
const MOST_GROWTH = 32 * MEGABYTE;
const TOO_LARGE = "HTTP/1.1 413 Payload Too Large";
const CHUNK = Buffer.alloc(65_536, "x");

/** What a client got that sends a body and does not stop before it is told to. */
interface Answer {
  readonly status: string;
  /** Bytes of the body that it could send. */
  readonly sent: number;
}

/** A body of `length` bytes, as `headers` announce it. */
interface Body {
  readonly headers: string;
  readonly length: number;
  readonly isChunked: boolean;
}

const bodies: readonly Body[] = [
  { headers: `Content-Length: ${MEGABYTE}`, length: MEGABYTE, isChunked: false },
  { headers: `Content-Length: ${BODY_LIMIT_BYTES + 1}`, length: BODY_LIMIT_BYTES + 1, isChunked: false },
  { headers: "Transfer-Encoding: chunked", length: 100 * MEGABYTE, isChunked: true },
];

/** Sends a body until the server closes the connection. */
function send({ origin }: RunningServer, { headers, length, isChunked }: Body): Promise<Answer> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  let received = "";
  let sent = 0;
  let isOver = false;
  const pump = () => {
    while (!isOver && sent < length) {
      const piece = CHUNK.subarray(0, length - sent);
      sent += piece.length;
      const part = isChunked ? Buffer.concat([Buffer.from("10000\r\n"), piece, Buffer.from("\r\n")]) : piece;
      if (!socket.write(part)) return void socket.once("drain", pump);
    }
  };
  socket.write(`POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`);
  pump();
  return new Promise((resolve) => {
    socket.on("data", (chunk) => {
      received += chunk.toString();
    });
    // The rest of the body meets a closed connection.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      isOver = true;
      resolve({ status: received.split("\r\n", 1)[0] ?? "", sent });
    });
  });
}

/** Memory of a process that is in use, in bytes. */
function residentMemory(pid: number): number {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

test.skipIf(process.platform !== "linux")(
  "bodies without end, a hundred at once: told at once that they are too large, and not kept in memory",
  async () => {
    const server = await startServer(fixtureBuild().root, {});
    onTestFinished(async () => void (await server.stop()));
    const all = Array.from({ length: 34 }, () => bodies).flat();
    const hundred = () => Promise.all(all.map((body) => send(server, body)));
    // Memory grows to what such traffic needs; what counts is that more of it needs no more.
    for (let round = 0; round < 4; round++) await hundred();
    const before = residentMemory(server.pid);
    const answers = await hundred();
    const growth = residentMemory(server.pid) - before;
    // Who goes on sending may find the connection closed before the answer is read.
    expect(answers.filter(({ status }) => status !== TOO_LARGE && status !== "")).toEqual([]);
    expect(answers.filter(({ status }) => status === TOO_LARGE).length).toBeGreaterThan(answers.length / 3);
    // What lies in the buffers of two sockets, of a hundred megabytes.
    expect(Math.max(...answers.map(({ sent }) => sent))).toBeLessThan(16 * MEGABYTE);
    expect(growth).toBeLessThan(MOST_GROWTH);
    expect(await fetch(`${server.origin}/fr/`).then(({ status }) => status)).toBe(200);
  },
);
