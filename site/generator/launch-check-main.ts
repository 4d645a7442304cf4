import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { sampleValues } from "./content/sample-values.ts";

const HELP = `Lists the sample values that have not been replaced: invented names, phone numbers, addresses and identifiers.

  npm run launch-check [-- --content DIR]

Exits with 0 when none is left, otherwise with 1.
`;

const { values } = parseArgs({
  options: { content: { type: "string", default: "content" }, help: { type: "boolean", default: false } },
});

if (values.help) process.stdout.write(HELP);
else {
  const folder = resolve(values.content);
  const samples = sampleValues("site.yaml", await readFile(join(folder, "site.yaml"), "utf8"));
  for (const { file, line, text } of samples) process.stdout.write(`${join(values.content, file)}:${line}: ${text}\n`);
  if (samples.length === 0) process.stdout.write("No sample values are left.\n");
  else {
    process.stdout.write(
      `${samples.length} sample values are left. Replace each one, remove its mark “# exemple”, and run this again.\n`,
    );
    process.exitCode = 1;
  }
}
