import { parseArgs } from "node:util";
import { terminalLine } from "../common/visitor-text.ts";
import { type Saying, saying } from "../words/owner-words.ts";

/** The options of `npm run inbox`; which command takes which, it says itself. */
const OPTIONS = {
  help: "boolean",
  root: "string",
  format: "string",
  state: "string",
  days: "string",
  all: "boolean",
  unseen: "boolean",
} as const;
export type OptionName = keyof typeof OPTIONS;
/** Options of every command. */
const EVERYWHERE: readonly OptionName[] = ["help", "root"];

/** The options that were given; a switch is "". */
export type OptionValues = Readonly<Partial<Record<OptionName, string>>>;

/** Takes apart what was typed after `npm run inbox --`; never fails, so that what is wrong can be said in words. */
export function readArguments(args: readonly string[]) {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(Object.entries(OPTIONS).map(([option, type]) => [option, { type }])),
  });
  const [name, ...operands] = tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : []));
  const given = tokens.filter((token) => token.kind === "option");
  const options: OptionValues = Object.fromEntries(given.map((token) => [token.name, token.value ?? ""]));
  return { name, operands, options, given };
}

/** What is wrong with the arguments of a command; undefined where nothing is. */
export function misuseOf(
  { name = "", operands, given }: ReturnType<typeof readArguments>,
  takes: { readonly operands: readonly [least: number, most: number]; readonly options?: readonly OptionName[] },
): Saying | undefined {
  for (const { name: option, rawName, value, inlineValue } of given) {
    const known = [...EVERYWHERE, ...(takes.options ?? [])].find((one) => one === option);
    if (known === undefined) return saying("unknown-option", { command: name, option: terminalLine(rawName) });
    const hasValue = value !== undefined && value !== "" && (inlineValue || !value.startsWith("-"));
    if (OPTIONS[known] === "string" && !hasValue) return saying("option-needs-value", { option: rawName });
    if (OPTIONS[known] === "boolean" && value !== undefined) return saying("option-takes-none", { option: rawName });
  }
  const [least, most] = takes.operands;
  if (operands.length > most) return saying("too-many", { operand: terminalLine(operands[most] ?? "") });
  return operands.length < least ? saying("too-few") : undefined;
}
