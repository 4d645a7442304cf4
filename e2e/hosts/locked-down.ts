import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { freePort } from "../../server/test-support/free-port.ts";
import { untilAnswers } from "../setup/until-answers.ts";

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

/**
 * Starts the server as `hosts/Containerfile` and `hosts/passerelle.service` do: as another user, on a file system that
 * can only be read but for the data folder, with Node's own permissions.
 */
export async function startLockedDown(siteFolder: string, dataFolder?: string): Promise<LockedDownServer> {
  const place = await mkdtemp(join(tmpdir(), "locked-"));
  const data = dataFolder ?? join(place, "data");
  const [code, site] = [join(place, "project"), join(place, "site")];
  for (const folder of [code, site, data]) await mkdir(folder, { recursive: true });
  for (const folder of [place, data]) await chown(folder, NOBODY, NOBODY);
  const port = await freePort();
  const permissions = ["--permission", "--allow-worker", `--allow-fs-write=${data}`];
  for (const folder of [code, site, data]) permissions.push(`--allow-fs-read=${folder}`);
  const child = spawn("unshare", [...NAMESPACE, enterScript({ code, site, siteFolder, data })], {
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

  function enterScript(folders: Record<"code" | "site" | "siteFolder" | "data", string>): string {
    // Node itself may lie in the project, which another user may not be able to reach by its own path.
    const inProject = relative(project, process.execPath);
    const node = inProject.startsWith("..") ? process.execPath : join(folders.code, inProject);
    const command = [node, ...permissions, join(folders.code, "server/main.ts"), "--root", folders.site];
    return [
      `mount --bind '${project}' '${folders.code}'`,
      `mount --bind '${folders.siteFolder}' '${folders.site}'`,
      `mount --bind '${folders.data}' '${folders.data}'`,
      `for folder in / '${folders.code}' '${folders.site}'; do mount -o remount,bind,ro "$folder"; done`,
      `cd '${folders.code}'`,
      `exec setpriv --reuid ${NOBODY} --regid ${NOBODY} --clear-groups ${command.map((word) => `'${word}'`).join(" ")}`,
    ].join("\n");
  }
}

const NAMESPACE = ["--mount", "--propagation", "private", "sh", "-euc"];

/** Whether this machine and this user can do that. */
export function canLockDown(): boolean {
  if (process.getuid?.() !== 0) return false;
  const probe = "mount -o remount,bind,ro / && setpriv --reuid 65534 --regid 65534 --clear-groups true";
  return spawnSync("unshare", [...NAMESPACE, probe]).status === 0;
}
