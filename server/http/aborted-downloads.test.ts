import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { buildApp } from "../app.ts";
import { readEnvironment } from "../environment.ts";
import { eventually } from "../test-support/eventually.ts";
import { fixtureBuild } from "../test-support/fixture-build.ts";
import { listening } from "../test-support/listening.ts";
import { MemoryOutbox } from "../test-support/memory-outbox.ts";
import { loadBuild } from "./load-build.ts";

const NO_MEMORY = 0;
const DOWNLOADS = 60;
/** More than the system takes for a connection, so that the file is still being read when the visitor leaves. */
const LENGTH = 8_000_000;
const MOST_READ = 100_000;
const DESCRIPTORS = "/proc/self/fd";

const app = buildApp({
  environment: readEnvironment({ LOG_LEVEL: "silent" }),
  build: loadBuild(fixtureBuild("x".repeat(LENGTH)).root, NO_MEMORY),
  outbox: new MemoryOutbox(),
  tokenKey: randomBytes(32),
});
const ask = await listening(app);
const address = app.server.address();
const port = typeof address === "object" && address !== null ? address.port : 0;

/** Asks for the large page, and leaves after so many bytes. */
function leaveAfter(bytes: number): Promise<void> {
  return new Promise((resolve) => {
    let rest = bytes;
    const socket = connect(port, "127.0.0.1", () => socket.write("GET /fr/ HTTP/1.1\r\nHost: a\r\n\r\n"));
    socket.on("data", ({ length }) => {
      rest -= length;
      if (rest <= 0) socket.destroy();
    });
    socket.on("error", () => undefined).on("close", () => resolve());
  });
}

test.runIf(existsSync(DESCRIPTORS))(
  "who leaves in the middle of a file from the disk leaves nothing open (reliability S22)",
  async () => {
    expect((await ask({ url: "/fr/" })).rawPayload.length).toBe(LENGTH);
    // Node closes what nobody holds any more, sooner or later, and says so.
    const warnings: string[] = [];
    const warned = ({ message }: Error) => warnings.push(message);
    process.on("warning", warned);
    onTestFinished(() => void process.off("warning", warned));
    const before = readdirSync(DESCRIPTORS).length;
    for (let count = 0; count < DOWNLOADS; count += 20) {
      await Promise.all(Array.from({ length: 20 }, () => leaveAfter(Math.random() * MOST_READ)));
    }
    await eventually("all descriptors are back", () => readdirSync(DESCRIPTORS).length <= before + 1);
    expect(warnings).toEqual([]);
    expect((await ask({ url: "/en/" })).statusCode).toBe(200);
  },
  20_000,
);
