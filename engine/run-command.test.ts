import { afterEach, expect, test, vi } from "vitest";
import { runCommand } from "./run-command.ts";

const HELP = "Says what it was given.\n";
const options = { place: { type: "string" }, quiet: { type: "boolean", default: false } } as const;
const { argv, exitCode } = process;

afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(process, { argv, exitCode });
});

/** Runs the command as it was typed; gives what it was handed, and what was printed. */
async function typed(args: readonly string[], work: () => Promise<number> = async () => 0) {
  const [out, err] = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, "write").mockReturnValue(true));
  const run = vi.fn<(values: object) => Promise<number>>(work);
  process.argv = ["node", "command.ts", ...args];
  await runCommand(HELP, options, run);
  return { given: run.mock.calls.flat(), out: out?.mock.calls.flat(), err: err?.mock.calls.flat() };
}

test("what was typed reaches the command, whose number the program ends with", async () => {
  expect(await typed(["--place", "Porto"], async () => 3)).toEqual({
    given: [{ place: "Porto", quiet: false }],
    out: [],
    err: [],
  });
  expect(process.exitCode).toBe(3);
});

test("--help says what it does, and does nothing", async () => {
  expect(await typed(["--help"])).toEqual({ given: [], out: [HELP], err: [] });
});

test("an option that it does not take is named above the help", async () => {
  const { given, out, err } = await typed(["--plaec", "Porto"]);
  expect({ given, out }).toEqual({ given: [], out: [] });
  expect(err).toEqual([expect.stringMatching(/--plaec.*\n\nSays what it was given\.\n$/s)]);
  expect(process.exitCode).toBe(1);
});

test("an error of the program is not taken for a wrong option", async () => {
  const fails = typed([], async () => {
    throw new TypeError("Cannot read properties of undefined");
  });
  await expect(fails).rejects.toThrow("Cannot read properties of undefined");
});
