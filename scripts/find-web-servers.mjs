import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { aptInstall } from "./apt-install.mjs";
import { projectFolder } from "./project-folder.mjs";
import { say } from "./run-step.mjs";

/** Written after the first try, so that a machine that cannot have them is not asked each time. */
const record = join(projectFolder, ".cache", "web-servers");

/** The program and Debian's package that brings it. */
const WEB_SERVERS = [
  ["nginx", "nginx-light"],
  ["caddy", "caddy"],
];

/** Installs the web servers that the tests of their rules need; without them, those tests are skipped. */
export async function findWebServers() {
  const missing = WEB_SERVERS.filter(([program = ""]) => !onPath(program));
  if (missing.length === 0 || existsSync(record)) return;
  await aptInstall(missing.map(([, name = ""]) => name));
  const still = WEB_SERVERS.map(([program = ""]) => program).filter((program) => !onPath(program));
  if (still.length > 0) say(`Not found: ${still.join(", ")}. What needs them is skipped; install them to try it.`);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, `${still.join(" ")}\n`);
}

function onPath(/** @type {string} */ program) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
