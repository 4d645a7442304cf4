/** Long reliability runs, by name: `npm run soak -- kill`. */
import { join } from "node:path";
import { buildShippedSite } from "../bench/site/build-shipped-site.ts";
import { killRounds } from "../e2e/contact-service/kill-rounds.ts";
import { deployRounds } from "../e2e/hosts/deploy-rounds.ts";
import { mailMoods } from "../e2e/mail-host/mail-moods.ts";
import { runAborts } from "./aborts/run-aborts.ts";
import { runFuzz } from "./fuzz/run-fuzz.ts";
import { fuzzTargets } from "./fuzz/targets.ts";
import { projectFolder } from "./project-folder.mjs";
import { auditSupply } from "./supply/audit-supply.ts";

const KILL_ROUNDS = 30;
const DEPLOYS = 100;
const FUZZ_MINUTES = 10;
/** A fifth of it, in which memory is not judged yet, and an hour. */
const ABORT_MINUTES = 75;
/** Descriptors and connections that may come and go by themselves. */
const SPARE = 5;

const HELP = `Long reliability runs, by name.

  npm run soak -- kill [ROUNDS]   kills the server (${KILL_ROUNDS} times) while visitors send messages: none may be lost
  npm run soak -- smtp            visitors write in three languages, with and without JavaScript, while the mail server
                                  refuses, delays, breaks off or is away, and comes back (Exim where there is one): minutes
  npm run soak -- supply          asks the registry for known holes in what we depend on, and for the packages' signatures
  npm run soak -- deploys [COUNT] puts two releases in place in turn (${DEPLOYS} times) while a crawler asks 200 times a
                                  second for pages and all that they name: nothing may be missing or mixed; needs nginx
                                  and Caddy
  npm run soak -- fuzz [MINUTES]  gives changed texts to everything that reads what strangers wrote, ${FUZZ_MINUTES} minutes each: none
                                  may throw, or take longer than 50 ms
  npm run soak -- aborts [MINUTES]  breaks off 500 downloads a second, for ${ABORT_MINUTES} minutes: descriptors, connections
                                  and memory must come back (memory is judged from ${ABORT_MINUTES} minutes on)

What they gave so far: docs/reliability.md
`;

const soaks: Readonly<Record<string, (operand: string | undefined) => Promise<boolean>>> = {
  async kill(rounds = String(KILL_ROUNDS)) {
    const result = await killRounds(wholeNumber("ROUNDS", rounds), say);
    for (const [name, value] of Object.entries(result)) say(`${name}: ${value}`);
    const mistakes = result.lost + result.becameTwo + result.differingCopies;
    return mistakes === 0 && result.mostCopies <= 2 && result.integrity === "ok";
  },
  smtp: () => mailMoods(say),
  supply: () => auditSupply(say),
  deploys: (count = String(DEPLOYS)) => deployRounds(wholeNumber("COUNT", count), say),
  async fuzz(minutes = String(FUZZ_MINUTES)) {
    const time = wholeNumber("MINUTES", minutes) * 60_000;
    let found = 0;
    for (const target of fuzzTargets()) {
      const { texts, outcomes, crashes, slow } = runFuzz(target, time, (end) => Math.floor(Math.random() * end));
      say(`${target.name}: ${texts} texts, ${outcomes} outcomes, ${crashes.length} crashes, ${slow.length} slow`);
      for (const text of [...crashes, ...slow]) say(`  ${text}`);
      found += crashes.length + slow.length;
    }
    return found === 0;
  },
  async aborts(minutes = String(ABORT_MINUTES)) {
    const length = wholeNumber("MINUTES", minutes);
    const result = await runAborts(await buildShippedSite(join(projectFolder, ".cache/bench")), length, say);
    for (const [name, value] of Object.entries(result)) say(`${name}: ${Math.round(value * 10) / 10}`);
    const isLevel = length < ABORT_MINUTES || result.residentSlope < 1;
    return result.descriptors <= SPARE && result.connections <= SPARE && isLevel;
  },
};

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new TypeError(`${name} must be a whole number, not "${text}".`);
  return Number(text);
}

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

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
