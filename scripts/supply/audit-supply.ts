import { execFile } from "node:child_process";
import { projectFolder } from "../project-folder.mjs";
import { npmProgram } from "../setup/packages.mjs";

/** Enough for the report on every package. */
const MOST_OUTPUT = 64 * 1024 * 1024;

/**
 * Asks npm's registry what is known against the packages of the lockfile, and whether their signatures hold (reliability
 * B4). What needs no network is part of `npm run check`.
 *
 * @param say told what came out, a line for each question
 * @returns whether both were answered, with no hole of severity high or critical and no signature that is wrong
 */
export async function auditSupply(say: (line: string) => void): Promise<boolean> {
  const verdicts = [auditVerdict(await npmJson(["audit"])), signaturesVerdict(await npmJson(["audit", "signatures"]))];
  for (const { text } of verdicts) say(text);
  return verdicts.every(({ passed }) => passed);
}

/** An answer in one line, and whether it is the one we want. */
interface Verdict {
  readonly passed: boolean;
  readonly text: string;
}

/** What `npm audit --json` said. */
export function auditVerdict(answer: unknown): Verdict {
  const counts = memberOf(memberOf(answer, "metadata"), "vulnerabilities");
  const [high, critical] = [memberOf(counts, "high"), memberOf(counts, "critical")];
  if (typeof high !== "number" || typeof critical !== "number") return unanswered("known holes", answer);
  return { passed: high + critical === 0, text: `known holes: ${critical} critical, ${high} high` };
}

/** What `npm audit signatures --json` said. */
export function signaturesVerdict(answer: unknown): Verdict {
  const [invalid, missing] = [memberOf(answer, "invalid"), memberOf(answer, "missing")];
  if (!Array.isArray(invalid) || !Array.isArray(missing)) return unanswered("signatures", answer);
  return {
    passed: invalid.length + missing.length === 0,
    text: `signatures: ${invalid.length} wrong, ${missing.length} missing`,
  };
}

function unanswered(question: string, answer: unknown): Verdict {
  const said = memberOf(answer, "message") ?? memberOf(memberOf(answer, "error"), "summary") ?? "no answer";
  return { passed: false, text: `${question}: the registry did not say (${said}); try where it can be reached` };
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** What npm prints as JSON; undefined where it prints none. */
function npmJson(args: readonly string[]): Promise<unknown> {
  const [program, all] = npmProgram([...args, "--json", "--loglevel=silent"]);
  const options = { cwd: projectFolder, maxBuffer: MOST_OUTPUT, shell: process.platform === "win32" };
  return new Promise((resolve) => {
    execFile(program, all, options, (_error, output) => {
      try {
        resolve(JSON.parse(output));
      } catch {
        resolve(undefined);
      }
    });
  });
}
