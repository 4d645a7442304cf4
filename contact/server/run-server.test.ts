import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { runServer } from "./run-server.ts";
import { fixtureBuild } from "./test-support/fixture-build.ts";

test("who starts it reads at once that no message can be kept, and why", async () => {
  const { root } = fixtureBuild();
  const file = join(root, "..", "data");
  writeFileSync(file, "");
  const server = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), "--root", root, "--port", "0"], {
    env: { ...process.env, DATA_DIR: file, DATABASE_URL: "", SMTP_URL: "" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  onTestFinished(() => void server.kill());
  const [told] = await once(server.stdout, "data");
  expect(String(told)).toContain("No message can be kept");
  expect(String(told)).toContain(file);
  expect(String(told)).toContain("DATA_DIR");
});

test("a setting that is wrong is said before anything is prepared, and so is a port that another program uses", async () => {
  const { root } = fixtureBuild();
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => {
    said.mockRestore();
    other.close();
  });
  const prepare = vi.fn(async () => 0);
  const { port } = other.address() as AddressInfo;
  for (const [PORT, named] of [
    ["abc", "PORT"],
    [String(port), "--port"],
  ] as const) {
    expect(await runServer({ root, variables: { PORT }, prepare })).toBe(1);
    expect(said.mock.calls.splice(0).flat().join("")).toContain(named);
  }
  expect(prepare).not.toHaveBeenCalled();
});
