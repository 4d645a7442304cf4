/** Long reliability runs, by name: `npm run soak -- kill`. */
import { runCommand } from "#engine/command/run-command.mjs";
import { SOAK_ROUNDS, soakCommand } from "../scripts/own-commands.mjs";

const soaks: Readonly<Record<string, (rounds: number | undefined) => Promise<boolean>>> = {
  async kill(rounds = SOAK_ROUNDS.kill) {
    const { killRounds } = await import("./hosts/contact-server/kill-rounds.ts");
    const result = await killRounds(rounds, log);
    for (const [name, value] of Object.entries(result)) log(`${name}: ${value}`);
    const faults = result.lost + result.becameTwo + result.differingCopies;
    return faults === 0 && result.mostCopies <= 2 && result.integrity === "ok";
  },
};

await runCommand(soakCommand, async (_values, [name = "", rounds]) => {
  const passed = await soaks[name]?.(rounds === undefined ? undefined : Number(rounds));
  log(passed ? "passed" : "FAILED");
  return passed ? 0 : 1;
});

function log(line: string): void {
  process.stdout.write(`${line}\n`);
}
