/** How many rounds or deployments there are where nothing else is said; the run by mail servers counts none. */
export const ROUNDS = { kill: 30, smtp: undefined, deploys: 100 };

/** @satisfies {import("#engine/command/run-command.mjs").Command} */
export const soakCommand = {
  name: "npm run soak",
  help: `Long reliability runs, by name.

  npm run soak -- kill [ROUNDS]    kills the server (${ROUNDS.kill} times) while visitors send messages: none may be lost
  npm run soak -- smtp             visitors write in three languages, with and without JavaScript, while the mail server
                                   refuses, delays, breaks off or is away, and comes back (Exim where there is one): half an hour
  npm run soak -- deploys [COUNT]  puts two releases in place in turn (${ROUNDS.deploys} times) while a crawler asks 200 times a
                                   second for pages and all that they name: nothing may be missing or mixed; needs nginx
                                   and Caddy

Shorter rounds of the same are part of \`npm run test:more\`.
`,
  options: {},
  operands: true,
  problem(_values, [name, count, ...more]) {
    if (name === undefined) return "Give the name of a run.";
    if (!Object.hasOwn(ROUNDS, name)) return `There is no run "${name}".`;
    const superfluous = name === "smtp" ? count : more[0];
    if (superfluous !== undefined) return `"${superfluous}" is one too many.`;
    return count === undefined || /^[1-9]\d{0,4}$/.test(count)
      ? undefined
      : `"${count}" is not a whole number from 1 to 99999.`;
  },
};
