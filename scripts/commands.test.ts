import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
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

/** Runs a command of the project. @returns its exit code, and what it complained of */
async function run(name: string, args: readonly string[]) {
  const child = spawn(process.execPath, [join(projectFolder, commands[name]?.entry ?? ""), ...args], {
    cwd: projectFolder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  const [code] = await once(child, "close");
  return { code, complaint };
}

test.concurrent.each(own)("npm run %s refuses what it does not take, and says what it does", async (name) => {
  const first = name === "inbox" ? ["list"] : [];
  for (const wrong of ["--no-such-option", ...(READS_OPERANDS.includes(name) ? ["no-such-operand"] : [])]) {
    const { code, complaint } = await run(name, [...first, wrong]);
    expect({ code, complaint }).toEqual({ code: 1, complaint: expect.stringContaining(wrong) });
    expect(complaint).toMatch(new RegExp(`npm (run )?${name}\\b`));
    expect(complaint).not.toMatch(/^ {4}at /m);
  }
});
