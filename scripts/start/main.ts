/** Builds the site if that is needed and serves it: `npm start`. */
import { spawn } from "node:child_process";
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runServer } from "#contact/server/run-server.ts";
import { MANIFEST_FILE } from "#engine/manifest/manifest.ts";
import { projectFolder } from "../project-folder.mjs";
import { untilEnded } from "../until-ended.mjs";
import { newestChange } from "./newest-change.ts";

const HELP = `Sets up what is missing, builds the site if content, code or the day changed, and serves it.

  npm start [-- --port NUMBER]

Listens on PORT, or 8080. More settings: npm run serve -- --help
`;

const NEXT = [
  "Open it in a browser. The texts lie in content/: change one, stop with Ctrl+C and start again to see it,",
  "or use “npm run dev”, which shows changes as you save them.",
];

/** What a build is made of. */
const SOURCES = ["content", "engine", "consent", "contact/message", "site", "package-lock.json", "vite.config.ts"];

try {
  const { values } = parseArgs({
    options: { port: { type: "string" }, help: { type: "boolean", default: false } },
  });
  if (values.help) process.stdout.write(HELP);
  else process.exitCode = (await buildIfNeeded()) || (await serve(values.port));
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  process.stderr.write(`${error.message}\n\n${HELP}`);
  process.exitCode = 1;
}

/** Sees that there is an up-to-date build. @returns 0, or the exit code of a build that failed */
async function buildIfNeeded(): Promise<number> {
  const manifest = join(projectFolder, "dist", MANIFEST_FILE);
  const built = newestChange([manifest]);
  // Articles come and go by their dates.
  const isOfToday = new Date(built).toDateString() === new Date().toDateString();
  if (isOfToday && built > newestChange(SOURCES.map((source) => join(projectFolder, source)))) return 0;
  process.stdout.write("Building the site …\n");
  const child = spawn(process.execPath, [join(projectFolder, "engine/build/main.ts")], {
    cwd: projectFolder,
    stdio: "inherit",
  });
  const code = await untilEnded(child);
  // A build that changes nothing leaves the manifest as it was.
  if (code === 0) utimesSync(manifest, new Date(), new Date());
  return code;
}

function serve(port: string | undefined): Promise<number> {
  const variables = { ...process.env, ...(port !== undefined && { PORT: port }) };
  return runServer({ root: join(projectFolder, "dist"), variables, next: NEXT });
}
