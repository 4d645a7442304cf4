/** Answers for the commands that are not there yet: says what each will do. */

const plans: Readonly<Record<string, string>> = {
  edit: "npm run edit: the owner's editor and a preview with drafts, on this machine.",
};

const [name = "", ...args] = process.argv.slice(2);
const plan = plans[name] ?? `Unknown command "${name}".`;
process.stdout.write(`${plan}\nThis command is not there yet.\n`);
process.exitCode = args.includes("--help") ? 0 : 1;
