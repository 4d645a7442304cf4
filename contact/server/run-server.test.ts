import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
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

test("a setting that is wrong is said before anything is prepared", async () => {
  const { root } = fixtureBuild();
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  const prepare = vi.fn(async () => 0);
  expect(await runServer({ root, variables: { PORT: "abc" }, prepare })).toBe(1);
  expect(prepare).not.toHaveBeenCalled();
  expect(said.mock.calls.flat().join("")).toContain("PORT");
});
