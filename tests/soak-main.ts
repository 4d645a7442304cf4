/** Long reliability runs, by name: `npm run soak -- kill`. */
const KILL_ROUNDS = 30;
const DEPLOYS = 100;

const HELP = `Long reliability runs, by name.

  npm run soak -- kill [ROUNDS]    kills the server (${KILL_ROUNDS} times) while visitors send messages: none may be lost
  npm run soak -- smtp             visitors write in three languages, with and without JavaScript, while the mail server
                                   refuses, delays, breaks off or is away, and comes back (Exim where there is one): half an hour
  npm run soak -- deploys [COUNT]  puts two releases in place in turn (${DEPLOYS} times) while a crawler asks 200 times a
                                   second for pages and all that they name: nothing may be missing or mixed; needs nginx
                                   and Caddy

Shorter rounds of the same are part of \`npm run test:more\`.
`;

const soaks: Readonly<Record<string, (operand: string | undefined) => Promise<boolean>>> = {
  async kill(rounds = String(KILL_ROUNDS)) {
    const { killRounds } = await import("./hosts/contact-server/kill-rounds.ts");
    const result = await killRounds(wholeNumber("ROUNDS", rounds), log);
    for (const [name, value] of Object.entries(result)) log(`${name}: ${value}`);
    const faults = result.lost + result.becameTwo + result.differingCopies;
    return faults === 0 && result.mostCopies <= 2 && result.integrity === "ok";
  },
  smtp: async () => (await import("./hosts/mail/mail-behaviours.ts")).mailBehaviours(log),
  deploys: async (count = String(DEPLOYS)) =>
    (await import("./hosts/deploy-rounds.ts")).deployRounds(wholeNumber("COUNT", count), log),
};

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new TypeError(`${name} must be a whole number, not "${text}".`);
  return Number(text);
}

const [name = "", operand, ...more] = process.argv.slice(2);
const soak = Object.hasOwn(soaks, name) ? soaks[name] : undefined;
const takesOperand = name !== "smtp";
if (name === "--help") process.stdout.write(HELP);
else if (soak === undefined) {
  process.stderr.write(`${name === "" ? "Give the name of a run." : `There is no run "${name}".`}\n\n${HELP}`);
  process.exitCode = 1;
} else if (more.length > 0 || (operand !== undefined && !takesOperand)) {
  process.stderr.write(`“${more[0] ?? operand}” is one too many.\n\n${HELP}`);
  process.exitCode = 1;
} else {
  try {
    const passed = await soak(operand);
    log(passed ? "passed" : "FAILED");
    process.exitCode = passed ? 0 : 1;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    process.stderr.write(`${error.message}\n\n${HELP}`);
    process.exitCode = 1;
  }
}

function log(line: string): void {
  process.stdout.write(`${line}\n`);
}
