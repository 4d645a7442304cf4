import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { measureProcess, parseUsage } from "./measure-process.ts";

test("the kernel's words are read, whatever the name of the program", () => {
  const stat = "42 (a) b (c) S 1 42 42 0 -1 4194560 900 0 0 0 123 45 0 0 20 0 7 0 100";
  expect(parseUsage(stat, "Name:\ta\nVmHWM:\t  2048 kB\nThreads:\t7\n")).toEqual({
    processor: 1680,
    peakMemory: 2 * 1024 * 1024,
  });
  expect(parseUsage(stat, "Name:\ta\nState:\tZ (zombie)\n")).toBeUndefined();
});

test("a program that fails is told with what it said", async () => {
  const failing = ["-e", "process.stderr.write('no such post'); process.exit(3)"];
  await expect(measureProcess(process.execPath, failing, tmpdir())).rejects.toThrow(/ended with 3:\nno such post/);
});

test("a program that does not exist is told", async () => {
  await expect(measureProcess("no-such-program-here", [], tmpdir())).rejects.toThrow("ENOENT");
});
