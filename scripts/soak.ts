/** Long reliability runs, by name: `npm run soak -- kill`. */
import { killRounds } from "../e2e/contact-service/kill-rounds.ts";
import { mailMoods } from "../e2e/mail-host/mail-moods.ts";
import { skewSoak } from "../e2e/two-browsers/skew-soak.ts";

const KILL_ROUNDS = 30;
const DEPLOYS = 50;

const HELP = `Long reliability runs, by name.

  npm run soak -- kill [ROUNDS]   kills the server (${KILL_ROUNDS} times) while visitors send messages: none may be lost
  npm run soak -- smtp            visitors write in three languages, with and without JavaScript, while the mail server
                                  refuses, delays, breaks off or is away, and comes back (Exim where there is one): minutes
  npm run soak -- skew [ROUNDS]   tabs of one build meet another (${DEPLOYS} deploys), mixed builds and lost files, in Chromium and
                                  Firefox; then a walk through every page in each: minutes

What they gave so far: docs/reliability.md
`;

const soaks: Readonly<Record<string, (operand: string | undefined) => Promise<boolean>>> = {
  async kill(rounds = String(KILL_ROUNDS)) {
    const result = await killRounds(wholeNumber(rounds), say);
    for (const [name, value] of Object.entries(result)) say(`${name}: ${value}`);
    return result.lost === 0 && result.differingCopies === 0 && result.mostCopies <= 2 && result.integrity === "ok";
  },
  smtp: () => mailMoods(say),
  skew: (rounds = String(DEPLOYS)) => skewSoak(wholeNumber(rounds), say),
};

const [name = "", operand] = process.argv.slice(2);
const soak = Object.hasOwn(soaks, name) ? soaks[name] : undefined;
if (name === "--help") process.stdout.write(HELP);
else if (soak === undefined) {
  process.stderr.write(`${name === "" ? "Give the name of a run." : `There is no run "${name}".`}\n\n${HELP}`);
  process.exitCode = 1;
} else {
  try {
    const passed = await soak(operand);
    say(passed ? "passed" : "FAILED");
    process.exitCode = passed ? 0 : 1;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    process.stderr.write(`${error.message}\n\n${HELP}`);
    process.exitCode = 1;
  }
}

function wholeNumber(rounds: string): number {
  if (!/^[1-9]\d{0,4}$/.test(rounds)) throw new TypeError(`ROUNDS must be a whole number, not "${rounds}".`);
  return Number(rounds);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
