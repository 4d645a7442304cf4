import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { commands } from "./commands.mjs";
import { projectFolder } from "./project-folder.mjs";

/** What hands its arguments on to Vitest, which judges them. */
const HANDED_ON = ["test", "test:more"];
const own = Object.keys(commands).filter((name) => !HANDED_ON.includes(name));
/**
 * What reads operands itself, apart from options; to soak all are names, and the others leave both to Node's `parseArgs`,
 * which takes no operand unless it is told to.
 */
const READS_OPERANDS = ["check", "bench", "inbox"];

/** Runs commands one after the other in one process, whose start and modules they share, and prints what became of each. */
const RUN_ALL = `
  const told = [];
  for (const [index, { name, wrong, entry, args }] of JSON.parse(process.argv[2]).entries()) {
    let complaint = "";
    process.stderr.write = (text) => (complaint += text, true);
    process.argv = [process.execPath, entry, ...args];
    process.exitCode = undefined;
    await import(\`file://\${entry}?\${index}\`);
    told.push({ name, wrong, code: process.exitCode, complaint });
  }
  process.exitCode = 0;
  console.log("\\n" + JSON.stringify(told));`;

test("every command refuses what it does not take, and says what it does", async () => {
  const runs = own.flatMap((name) =>
    ["--no-such-option", ...(READS_OPERANDS.includes(name) ? ["no-such-operand"] : [])].map((wrong) => ({
      name,
      wrong,
      entry: join(projectFolder, commands[name]?.entry ?? ""),
      args: [...(name === "inbox" ? ["list"] : []), wrong],
    })),
  );
  const child = spawn(process.execPath, ["--input-type=module", "-", JSON.stringify(runs)], {
    cwd: projectFolder,
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(RUN_ALL);
  const [output, [ended]] = await Promise.all([text(child.stdout), once(child, "close")]);
  expect(ended).toBe(0);
  const told: { name: string; wrong: string; code: number; complaint: string }[] = JSON.parse(
    output.trim().split("\n").at(-1) ?? "",
  );
  expect(told.map(({ name, wrong }) => [name, wrong])).toEqual(runs.map(({ name, wrong }) => [name, wrong]));
  for (const { name, wrong, code, complaint } of told) {
    expect({ name, code, complaint }).toEqual({ name, code: 1, complaint: expect.stringContaining(wrong) });
    expect(complaint).toMatch(new RegExp(`npm (run )?${name}\\b`));
    expect(complaint).not.toMatch(/^ {4}at /m);
  }
});
