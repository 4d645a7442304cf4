import { afterEach, expect, test, vi } from "vitest";
import { type Command, runCommand } from "./run-command.mjs";

const command = {
  name: "npm run say",
  help: "Says what it was given.\n",
  options: { place: { type: "string" }, quiet: { type: "boolean", default: false } },
  problem: ({ place }) => (place === "Atlantis" ? "There is no such place." : undefined),
} as const satisfies Command;
const { exitCode } = process;

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = exitCode;
});

/** Runs the command as it was typed; gives what it was handed, and what was printed. */
async function typed(args: readonly string[], work: () => Promise<number> = async () => 0, own: Command = command) {
  const [out, err] = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, "write").mockReturnValue(true));
  const run = vi.fn<(values: object, operands: readonly string[]) => Promise<number>>(work);
  await runCommand(own, run, args);
  return { given: run.mock.calls.flat(), out: out?.mock.calls.flat(), err: err?.mock.calls.flat() };
}

test("what was typed reaches the command, whose number the program ends with", async () => {
  expect(await typed(["--place", "Porto"], async () => 3)).toEqual({
    given: [{ place: "Porto", quiet: false }, []],
    out: [],
    err: [],
  });
  expect(process.exitCode).toBe(3);
});

test("--help says what it does, and does nothing, whatever else is typed", async () => {
  expect(await typed(["--plaec", "--help"])).toEqual({ given: [], out: [command.help], err: [] });
});

test.each([
  ["npm run say does not know the option --plaec.", ["--plaec", "Porto"]],
  ["The option --place needs a value.", ["--place"]],
  ["The option --place needs a value.", ["--place", "--quiet"]],
  ["The option --quiet takes no value.", ["--quiet=yes"]],
  ["“Porto” is one too many.", ["Porto"]],
  ["There is no such place.", ["--place", "Atlantis"]],
])("%s", async (sentence, args) => {
  const { given, out, err } = await typed(args);
  expect({ given, out, err }).toEqual({ given: [], out: [], err: [`${sentence}\nSee: npm run say -- --help\n`] });
  expect(process.exitCode).toBe(1);
});

test("what is wrong is said in the language of whoever typed it, in its typography", async () => {
  const { err } = await typed(["--plaec"], undefined, { ...command, language: () => "fr" });
  expect(err).toEqual(["npm run say ne connaît pas l’option --plaec.\nVoir\u00a0: npm run say -- --help\n"]);
});

test("an error of the program is not taken for a wrong option", async () => {
  const fails = typed([], async () => {
    throw new TypeError("Cannot read properties of undefined");
  });
  await expect(fails).rejects.toThrow("Cannot read properties of undefined");
});
