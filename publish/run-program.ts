import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer, text } from "node:stream/consumers";
import { PublishingError } from "./target.ts";

/** How a program is run. */
interface RunOptions {
  /** What it reads. */
  readonly input?: string;
  /** Added to this process's own environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** How a program ended, and what it wrote. */
export interface ProgramRun {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Nobody sits at these programs: they fail rather than ask for a password. */
const NEVER_ASK = { GIT_TERMINAL_PROMPT: "0", SSH_ASKPASS: "", GIT_ASKPASS: "", LC_ALL: "C" };

/** Runs a program to its end. @throws {PublishingError} where it is not installed */
export async function runProgram(
  program: string,
  args: readonly string[],
  { input = "", env = {} }: RunOptions = {},
): Promise<ProgramRun> {
  const child = spawn(program, args, { env: { ...process.env, ...NEVER_ASK, ...env } });
  // A program that does not read to the end is judged by its exit code.
  child.stdin.on("error", () => undefined).end(input);
  const ended = Promise.all([once(child, "close"), buffer(child.stdout), text(child.stderr)]);
  try {
    const [[code], output, errors] = await ended;
    return { code: Number(code ?? 1), output: output.toString(), errors };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw PublishingError.of("publish-no-program", { program });
  }
}

/** What a program that failed said last, for who has to look into it. */
export function lastWords({ output, errors, code }: ProgramRun): string {
  const said = `${output}\n${errors}`.split("\n").filter((line) => line.trim() !== "");
  return said.at(-1)?.trim() ?? `exit code ${code}`;
}
