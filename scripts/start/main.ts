/** Builds the site if that is needed and serves it: `npm start`. */
import { spawn } from "node:child_process";
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_FILE } from "../../contract/manifest.ts";
import { runServer } from "../../server/run-server.ts";
import { projectFolder } from "../project-folder.mjs";
import { untilEnded } from "../until-ended.mjs";
import { newestChange } from "./newest-change.ts";

const HELP = `Sets up what is missing, builds the site if content, code or the day changed, and serves it.

  npm start

  PORT=8081 npm start   on another port (8080); more settings: npm run serve -- --help
`;

const NEXT = [
  "Open it in a browser. The texts lie in content/: change one, stop with Ctrl+C and start again to see it,",
  "or use “npm run dev”, which shows changes as you save them.",
];

/** What a build is made of. */
const SOURCES = ["content", "contract", "site", "package-lock.json", "vite.config.ts"];

if (process.argv.includes("--help")) process.stdout.write(HELP);
else process.exitCode = (await buildIfNeeded()) || (await serve());

/** Sees that there is an up-to-date build. @returns 0, or the exit code of a build that failed */
async function buildIfNeeded(): Promise<number> {
  const manifest = join(projectFolder, "dist", MANIFEST_FILE);
  const built = newestChange([manifest]);
  // Articles come and go by their dates.
  const isOfToday = new Date(built).toDateString() === new Date().toDateString();
  if (isOfToday && built > newestChange(SOURCES.map((source) => join(projectFolder, source)))) return 0;
  process.stdout.write("Building the site …\n");
  const child = spawn(process.execPath, [join(projectFolder, "site/generator/main.ts")], {
    cwd: projectFolder,
    stdio: "inherit",
  });
  const code = await untilEnded(child);
  // A build that changes nothing leaves the manifest as it was.
  if (code === 0) utimesSync(manifest, new Date(), new Date());
  return code;
}

function serve(): Promise<number> {
  return runServer({ root: join(projectFolder, "dist"), variables: process.env, next: NEXT });
}
