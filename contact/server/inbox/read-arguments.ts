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

/** What was typed after `npm run inbox --`. */
export interface InboxArguments {
  readonly name: string | undefined;
  readonly operands: readonly string[];
  readonly options: OptionValues;
  /** Options that this program does not know, and how known ones were misused, as typed. */
  readonly misused: readonly { readonly option: string; readonly how: "unknown" | "needs-value" | "takes-none" }[];
}

/** Takes the arguments apart; never fails, so that what is wrong can be said in the owner's language. */
export function readArguments(args: readonly string[]): InboxArguments {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(Object.entries(OPTIONS).map(([option, type]) => [option, { type }])),
  });
  const [name, ...operands] = tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : []));
  const given = tokens.filter((token) => token.kind === "option");
  return {
    name,
    operands,
    options: Object.fromEntries(given.map((token) => [token.name, token.value ?? ""])),
    misused: given.flatMap(({ name: option, rawName, value, inlineValue }) => {
      const how = misuse(option, inlineValue === false && value.startsWith("-") ? undefined : value);
      return how === undefined ? [] : [{ option: rawName, how }];
    }),
  };
}

function misuse(option: string, value: string | undefined) {
  if (!isOption(option)) return "unknown";
  if (OPTIONS[option] === "boolean") return value === undefined ? undefined : "takes-none";
  return value === undefined || value === "" ? "needs-value" : undefined;
}

function isOption(name: string): name is OptionName {
  return Object.hasOwn(OPTIONS, name);
}

/** What is wrong with the arguments of a command, in words; undefined where nothing is. */
export function misuseOf(
  { name = "", operands, options, misused }: InboxArguments,
  takes: { readonly operands: readonly [least: number, most: number]; readonly options?: readonly OptionName[] },
): Saying | undefined {
  const known: readonly string[] = [...EVERYWHERE, ...(takes.options ?? [])];
  const foreign = Object.keys(options).find((option) => !known.includes(option));
  const wrong = misused.find(({ how }) => how !== "unknown");
  const [least, most] = takes.operands;
  if (foreign !== undefined) {
    const typed = misused.find(({ option }) => option.replace(/^-+/, "") === foreign)?.option ?? `--${foreign}`;
    return saying("unknown-option", { command: name, option: terminalLine(typed) });
  }
  if (wrong !== undefined)
    return saying(wrong.how === "takes-none" ? "option-takes-none" : "option-needs-value", { option: wrong.option });
  if (operands.length > most) return saying("too-many", { operand: terminalLine(operands[most] ?? "") });
  return operands.length < least ? saying("too-few") : undefined;
}
