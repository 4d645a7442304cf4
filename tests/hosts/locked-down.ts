import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { untilAnswers } from "../support/setup/until-answers.ts";

const project = resolve(import.meta.dirname, "../..");
/** The user whom systems have for nobody. */
const NOBODY = 65_534;

/** A server that may write to its data folder and nowhere else. */
export interface LockedDownServer {
  readonly origin: string;
  readonly dataFolder: string;
  readonly log: string[];
  stop(): Promise<number | null>;
}

/** A place where only the data folder can be written, as `hosts/Containerfile` and `hosts/passerelle.service` make it. */
interface LockedDownPlace {
  readonly folders: Record<"code" | "site" | "data", string>;
  /** The arguments of `unshare` that run Node there, as another user without any privilege. */
  nodeArguments(...args: readonly string[]): string[];
}

async function lockedDownPlace(siteFolder: string, dataFolder?: string): Promise<LockedDownPlace> {
  const place = await mkdtemp(join(tmpdir(), "locked-"));
  const data = dataFolder ?? join(place, "data");
  const [code, site] = [join(place, "project"), join(place, "site")];
  for (const folder of [code, site, data]) await mkdir(folder, { recursive: true });
  for (const folder of [place, data]) await chown(folder, NOBODY, NOBODY);
  // Node itself may lie in the project, which another user may not be able to reach by its own path.
  const inProject = relative(project, process.execPath);
  const node = inProject.startsWith("..") ? process.execPath : join(code, inProject);
  const enter = [
    `mount --bind '${project}' '${code}'`,
    `mount --bind '${siteFolder}' '${site}'`,
    `mount --bind '${data}' '${data}'`,
    `for folder in / '${code}' '${site}'; do mount -o remount,bind,ro "$folder"; done`,
    `cd '${code}'`,
    `exec ${UNPRIVILEGED} '${node}' "$@"`,
  ].join("\n");
  return { folders: { code, site, data }, nodeArguments: (...args) => [...NAMESPACE, enter, "sh", ...args] };
}

/**
 * Starts the server on a file system that can only be read but for the data folder, as another user, with Node's own
 * permissions.
 */
export async function startLockedDown(siteFolder: string, dataFolder?: string): Promise<LockedDownServer> {
  const { folders, nodeArguments } = await lockedDownPlace(siteFolder, dataFolder);
  const { code, site, data } = folders;
  const port = await freePort();
  const permissions = ["--permission", "--allow-worker", `--allow-fs-write=${data}`];
  for (const folder of [code, site, data]) permissions.push(`--allow-fs-read=${folder}`);
  const command = nodeArguments(...permissions, join(code, "contact/server/main.ts"), "--root", site);
  const child = spawn("unshare", command, {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: data, CONTACT_RATE_LIMIT: "1000000" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const log: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => log.push(text));
  const ended = once(child, "exit");
  const origin = `http://127.0.0.1:${port}`;
  await Promise.race([
    untilAnswers(`${origin}/readyz`),
    ended.then(() => Promise.reject(new Error(`The server ended before it was ready:\n${log.join("")}`))),
  ]);
  return {
    origin,
    dataFolder: data,
    log,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      return child.exitCode;
    },
  };
}

/** Tries to get out of such a place without the help of Node's permissions. @returns what succeeded, a line each */
export async function escapesFrom(siteFolder: string): Promise<readonly string[]> {
  const { folders, nodeArguments } = await lockedDownPlace(siteFolder);
  const { code, site, data } = folders;
  const program = join(code, "tests/hosts/escape-attempts.ts");
  const command = nodeArguments(program, code, site, "/etc", data);
  const printed = execFileSync("unshare", command, { encoding: "utf8" });
  return printed
    .trim()
    .split("\n")
    .map((line) => line.replace(data, "the data folder"));
}

/** As systemd does with DynamicUser, NoNewPrivileges and an empty CapabilityBoundingSet. */
const UNPRIVILEGED = `setpriv --reuid ${NOBODY} --regid ${NOBODY} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all`;
const NAMESPACE = ["--mount", "--propagation", "private", "sh", "-euc"];

/** Whether this machine and this user can do that. */
export function canLockDown(): boolean {
  if (process.getuid?.() !== 0) return false;
  const probe = `mount -o remount,bind,ro / && ${UNPRIVILEGED} true`;
  return spawnSync("unshare", [...NAMESPACE, probe]).status === 0;
}
