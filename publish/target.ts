import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Online } from "#engine/content/addresses/published-file.ts";
import type { ValuesOf } from "#engine/i18n/owner-text.ts";
import type { PublishingLine, publishingLines } from "./publishing-lines.ts";

/** Where a site is put online. Whatever fails leaves what is online as it is. */
export interface Target {
  /**
   * The pages of what is online; undefined where nothing is, or nothing that says so.
   *
   * @throws {PublishingError} where the target cannot be reached, or holds something that is not ours
   */
  online(): Promise<Online | undefined>;
  /** Puts a build online. @throws {PublishingError} */
  put(build: string): Promise<void>;
  /** Puts online what was so before. @throws {PublishingError} */
  back(): Promise<void>;
  /** The folder that the owner still has to upload. */
  readonly byHand?: string;
}

/** Why nothing was put online, by the name of what the owner is told. */
export class PublishingError extends Error {
  override readonly name = "PublishingError";
  readonly id: PublishingLine;
  readonly values: Readonly<Record<string, string>>;

  private constructor(id: PublishingLine, values: Readonly<Record<string, string>>) {
    super(`${id} ${JSON.stringify(values)}`);
    this.id = id;
    this.values = values;
  }

  /** The error of that name, with what its text leaves open. */
  static of<Id extends PublishingLine>(id: Id, values: ValuesOf<(typeof publishingLines)[Id]>): PublishingError {
    return new PublishingError(id, values);
  }
}

/** How a program ended, and what it wrote. */
export interface ProgramRun {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Nobody sits at these programs: they fail rather than ask for a password. */
const NEVER_ASK = { GIT_TERMINAL_PROMPT: "0", SSH_ASKPASS: "", GIT_ASKPASS: "", LC_ALL: "C" };

/**
 * Runs a program to its end.
 *
 * @param options input: what it reads; env: added to this process's own environment
 * @throws {PublishingError} where it is not installed
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { input = "", env = {} }: { readonly input?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<ProgramRun> {
  const running = promisify(execFile)(program, args, {
    env: { ...process.env, ...NEVER_ASK, ...env },
    maxBuffer: Infinity,
  });
  // A program that does not read to the end is judged by its exit code.
  running.child.stdin?.on("error", () => undefined).end(input);
  return running.then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout, errors: stderr }),
    ({ code, stdout, stderr }: { readonly code: unknown } & Readonly<Record<"stdout" | "stderr", string>>) => {
      if (code === "ENOENT") throw PublishingError.of("publish-no-program", { program });
      return { code: typeof code === "number" ? code : 1, output: stdout, errors: stderr };
    },
  );
}

/** What a program that failed said last, for who has to look into it. */
export function lastWords({ output, errors, code }: ProgramRun): string {
  const said = `${output}\n${errors}`.split("\n").filter((line) => line.trim() !== "");
  return said.at(-1)?.trim() ?? `exit code ${code}`;
}
