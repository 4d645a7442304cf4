import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test } from "vitest";
import { buildApp } from "../app.ts";
import { readEnvironment } from "../common/environment.ts";
import { fixtureBuild } from "../test-support/fixture-build.ts";
import { listening } from "../test-support/listening.ts";
import { loadBuild } from "./load-build.ts";

/** Where the server has the file; bytes of files that it may keep in memory. */
const SOURCES = [
  ["the disk", 0],
  ["memory", 64_000_000],
] as const;
/** More than the system takes for a connection, so that the file is still being sent when the visitor leaves. */
const LENGTH = 8_000_000;
const MOST_READ = 100_000;
const AT_ONCE = 20;
/** What the first downloads leave behind is not counted: caches fill. */
const WARM_UP = 40;
const DOWNLOADS = 100;
/** Bytes of heap that a download may leave behind. One that is kept holds its socket and its response: over 5,000. */
const MOST_KEPT = 2_000;
const DESCRIPTORS = "/proc/self/fd";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

test.runIf(existsSync(DESCRIPTORS)).each(SOURCES)(
  "visitors who leave in the middle of a file from %s leave no descriptor and no memory behind",
  async (_source, memory) => {
    const app = buildApp({
      environment: readEnvironment({ LOG_LEVEL: "silent" }),
      build: loadBuild(fixtureBuild("x".repeat(LENGTH)).root, memory),
      contact: undefined,
    });
    const ask = await listening(app, onTestFinished);
    const { port } = app.server.address() as { readonly port: number };
    expect((await ask({ url: "/fr/" })).rawPayload.length).toBe(LENGTH);
    // Node closes what nobody holds any more, sooner or later, and says so.
    const warnings: string[] = [];
    const warned = ({ message }: Error) => warnings.push(message);
    process.on("warning", warned);
    onTestFinished(() => void process.off("warning", warned));

    await leaveOften(port, WARM_UP);
    const before = { descriptors: openDescriptors(), heap: usedHeap() };
    await leaveOften(port, DOWNLOADS);
    await expect.poll(() => openDescriptors() <= before.descriptors + 1).toBe(true);
    await expect.poll(() => usedHeap() - before.heap < DOWNLOADS * MOST_KEPT).toBe(true);
    expect(warnings).toEqual([]);
    expect((await ask({ url: "/en/" })).statusCode).toBe(200);
  },
);

/** Breaks off so many downloads of the large page, each after a random number of bytes. */
async function leaveOften(port: number, downloads: number): Promise<void> {
  for (let count = 0; count < downloads; count += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => leaveAfter(port, Math.random() * MOST_READ)));
  }
}

function leaveAfter(port: number, bytes: number): Promise<void> {
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

function openDescriptors(): number {
  return readdirSync(DESCRIPTORS).length;
}

function usedHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
