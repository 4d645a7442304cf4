import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BODY_LIMIT_BYTES } from "../../message/contact-message.ts";
import { contactApp } from "../test-support/contact-app.ts";

const { app } = contactApp({ LOG_LEVEL: "silent" });
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => app.close());

/** The first words that the server says to a client that asks before it sends a body of this length. */
async function answerToQuestion(length: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  const [chunk] = await once(socket, "data");
  socket.destroy();
  return String(chunk).split("\r\n", 1)[0] ?? "";
}

test("a client that asks first sends its body only where it is not too long", async () => {
  expect(await answerToQuestion(2)).toBe("HTTP/1.1 100 Continue");
  expect(await answerToQuestion(BODY_LIMIT_BYTES + 1)).toBe("HTTP/1.1 413 Payload Too Large");
});
