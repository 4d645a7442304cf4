import { ofBuild, siteProblem } from "#engine/command/run-command.mjs";
import { messageStates } from "../outbox/message-states.mjs";
import { operandWords } from "../words/operand-words.mjs";

/** @typedef {import("#engine/command/run-command.mjs").Say} Say */

/**
 * What each command of `npm run inbox` takes: what follows its name, how many operands, and which options.
 *
 * @satisfies {Readonly<Record<string, { usage: string, operands: readonly [least: number, most: number], options?: string[] }>>}
 */
export const inboxOperands = {
  list: { usage: "[--state STATE]", operands: [0, 0], options: ["state"] },
  show: { usage: "ID", operands: [1, Number.POSITIVE_INFINITY] },
  export: { usage: "[EMAIL] [--format csv|json]", operands: [0, 1], options: ["format"] },
  retry: { usage: "ID | --all", operands: [0, Number.POSITIVE_INFINITY], options: ["all"] },
  release: { usage: "ID | --all", operands: [0, Number.POSITIVE_INFINITY], options: ["all"] },
  discard: { usage: "ID", operands: [1, Number.POSITIVE_INFINITY] },
  erase: { usage: "EMAIL", operands: [1, 1] },
  purge: { usage: "[--days N] [--unseen]", operands: [0, 0], options: ["days", "unseen"] },
  backup: { usage: "FILE", operands: [1, 1] },
  restore: { usage: "FILE", operands: [1, 1] },
  test: { usage: "", operands: [0, 0] },
};

const usageOf = (/** @type {keyof typeof inboxOperands} */ name) =>
  `npm run inbox -- ${name} ${inboxOperands[name].usage}`.trimEnd();

/** @satisfies {import("#engine/command/run-command.mjs").Command} */
export const inboxCommand = {
  name: "npm run inbox",
  help(/** @type {Say} */ say) {
    const names = /** @type {(keyof typeof inboxOperands)[]} */ (Object.keys(inboxOperands));
    const width = Math.max(...names.map((name) => usageOf(name).length));
    const write = "npm run -s inbox -- export > messages.csv";
    const lines = names.map((name) => `  ${usageOf(name).padEnd(width)}  ${say(`help-${name}`, { write })}`);
    const states = messageStates.map((state) => `${state} (${say(`state-${state}`)})`).join(", ");
    return [say("inbox-title"), "", ...lines, "", say("inbox-states", { states }), "", say("inbox-where"), ""].join(
      "\n",
    );
  },
  options: {
    site: { type: "string" },
    root: { type: "string" },
    format: { type: "string" },
    state: { type: "string" },
    days: { type: "string" },
    all: { type: "boolean" },
    unseen: { type: "boolean" },
  },
  operands: true,
  language: ofBuild.language,
  words: operandWords,
  problem({ site, root: _everyCommands, ...options }, [name, ...operands], say) {
    const noSite = siteProblem({ site }, say);
    if (noSite !== undefined) return noSite;
    if (name === undefined) return say("no-command");
    if (!Object.hasOwn(inboxOperands, name)) return say("unknown-command", { name: shown(name) });
    const command = /** @type {keyof typeof inboxOperands} */ (name);
    const wrong = misuse(command, options, operands, say);
    return wrong && `${wrong}\n${say("usage", { usage: usageOf(command) })}`;
  },
};

/**
 * What is wrong with what a command is given.
 *
 * @param {keyof typeof inboxOperands} name
 * @param {import("#engine/command/run-command.mjs").AnyValues} given
 * @param {readonly string[]} operands
 * @param {Say} say
 */
function misuse(name, given, operands, say) {
  /** @type {{ operands: readonly number[], options?: string[] }} */
  const {
    operands: [least = 0, most = 0],
    options = [],
  } = inboxOperands[name];
  const { format = "csv", state = "queued", days = "1", all } = given;
  const foreign = Object.keys(given).find((option) => !options.includes(option));
  if (foreign !== undefined) return say("unknown-option", { command: name, option: `--${foreign}` });
  if (operands.length > most) return say("too-many", { operand: shown(operands[most]) });
  if (operands.length < least || (options.includes("all") && operands.length === 0 && !all)) return say("too-few");
  if (all && operands.length > 0) return say("ids-or-all");
  if (!["csv", "json"].includes(String(format))) return say("not-a-format", { given: shown(format) });
  if (!messageStates.some((known) => known === state))
    return say("not-a-state", { states: messageStates.join(", "), given: shown(state) });
  if (!/^\d{1,5}$/.test(String(days))) return say("not-days", { given: shown(days) });
  const email = inboxOperands[name].usage.includes("EMAIL") ? operands[0] : undefined;
  // What has no sign of an address is a slip of the hand, not an address of which there is nothing.
  return email === undefined || /^[^@\s]+@[^@\s]+$/.test(email.trim())
    ? undefined
    : say("not-an-email", { given: shown(email) });
}

/** What was typed, on one line and without what could control a terminal. */
function shown(/** @type {unknown} */ typed) {
  return String(typed)
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "\ufffd");
}
