import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { aptInstall } from "./apt-install.mjs";
import { onPath } from "./on-path.mjs";
import { postgresProgram } from "./postgres-program.mjs";
import { projectFolder } from "./project-folder.mjs";
import { say } from "./run-step.mjs";

/** Written after the first try, so that a machine that cannot have them is not asked each time. */
const record = join(projectFolder, ".cache", "servers");

/** How the tests find a server, and Debian's package that brings it. */
const SERVERS = [
  { name: "nginx", find: () => onPath("nginx"), package: "nginx-light" },
  { name: "Caddy", find: () => onPath("caddy"), package: "caddy" },
  { name: "PostgreSQL", find: () => postgresProgram("initdb"), package: "postgresql" },
];

/** Installs the servers of others that the site is tried with; without them, those tests are skipped. */
export async function findServers() {
  const missing = SERVERS.filter(({ find }) => find() === undefined);
  if (missing.length === 0 || existsSync(record)) return;
  await aptInstall(missing.map((server) => server.package));
  const still = missing.filter(({ find }) => find() === undefined).map(({ name }) => name);
  if (still.length > 0) say(`Not found: ${still.join(", ")}. What needs them is skipped; install them to try it.`);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, `${still.join(" ")}\n`);
}
