import { ofSite } from "../command/run-command.mjs";

/** @satisfies {import("../command/run-command.mjs").Command} */
export const launchCheckCommand = {
  name: "npm run launch-check",
  help: `Lists what stands between the content and its launch, with file and line: sample values that have not been replaced
(invented names, phone numbers, addresses and identifiers), a form whose messages would be lost, consent that is not valid,
what sends visitors' addresses to other hosts before they have chosen, and words of the specification that are not usual in
their language. Says too what waits otherwise: a way to go online, backups, a day on which something changes.

  npm run launch-check [-- --site DIR --content DIR]

Exits with 0 when there is nothing, otherwise with 1.
`,
  options: { site: { type: "string" }, content: { type: "string" } },
  ...ofSite,
};
