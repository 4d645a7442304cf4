import { execFile, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { onPath } from "#scripts/programs/on-path.mjs";
import { NEVER_COMES } from "../support/setup/patience.ts";
import { eventually } from "./eventually.ts";

/** A systemd that runs as the first process of a container on this machine's own files; nothing it writes stays. */
export interface SystemdMachine {
  /** Its first process, in whose network a program of this machine runs by `nsenter --net`. */
  readonly pid: number;
  /** Runs a program inside. Gives what it printed; rejects where it fails, with its words. */
  run(program: string, ...args: readonly string[]): Promise<string>;
  stop(): Promise<void>;
}

/** What this machine needs for it: root, systemd's own container program, and a file system of layers. */
export function canRunSystemd(): boolean {
  if (process.getuid?.() !== 0 || onPath("systemd-nspawn") === undefined) return false;
  const probe = "mount -t tmpfs none /mnt && mkdir /mnt/u /mnt/w /mnt/r && mount -t overlay none";
  const layers = "-o lowerdir=/,upperdir=/mnt/u,workdir=/mnt/w /mnt/r";
  return spawnSync("unshare", ["--mount", "sh", "-c", `${probe} ${layers}`]).status === 0;
}

/**
 * Starts systemd on a copy-on-write view of this machine. The network is this machine's.
 *
 * @param files further files by their path, with their text; only root may read them
 * @param options further ones of systemd-nspawn
 */
export async function startSystemd(
  files: Readonly<Record<string, string>>,
  options: readonly string[],
): Promise<SystemdMachine> {
  const folder = await mkdtemp(join(tmpdir(), "systemd-"));
  const layers = join(folder, "layers");
  const root = join(folder, "root");
  const mount = (...args: readonly string[]) => execFileSync("mount", args);
  const unmount = (place: string) => execFileSync("umount", ["--recursive", place]);
  for (const place of [layers, root]) await mkdir(place);
  mount("-t", "tmpfs", "none", layers);
  const [upper, work] = [join(layers, "upper"), join(layers, "work")];
  for (const layer of [upper, work]) await mkdir(layer);
  mount("-t", "overlay", "none", "-o", `lowerdir=/,upperdir=${upper},workdir=${work}`, root);
  for (const [path, text] of Object.entries({ ...files, "/etc/machine-id": "" })) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text, { mode: 0o600 });
  }
  // Systemd filters a service's addresses by programs in the kernel, which a container may load only if it is told so.
  const child = spawn(
    "systemd-nspawn",
    [
      ...["--boot", `--directory=${root}`, "--register=no", "--keep-unit", "--console=pipe", "--quiet"],
      ...["--capability=all", "--system-call-filter=bpf"],
      ...options,
      "systemd.unit=basic.target",
    ],
    { stdio: "ignore", env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: "1" } },
  );
  const ended = once(child, "exit");
  const run = async (program: string, ...args: readonly string[]) => {
    const enter = [
      "--target",
      String(firstChild(child.pid)),
      "--mount",
      "--pid",
      "--ipc",
      "--uts",
      "--cgroup",
      "--net",
    ];
    const { stdout } = await promisify(execFile)("nsenter", [...enter, program, ...args], {
      env: { PATH: process.env.PATH, LC_ALL: "C" },
    });
    return stdout;
  };
  await eventually("systemd has started", () => succeeds(run("systemctl", "is-active", "basic.target")), NEVER_COMES);
  return {
    pid: firstChild(child.pid),
    run,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      for (const place of [root, layers]) unmount(place);
    },
  };
}

function firstChild(pid = 0): number {
  return Number(spawnSync("pgrep", ["--parent", String(pid)], { encoding: "utf8" }).stdout.split("\n")[0]);
}

function succeeds(command: Promise<unknown>): Promise<boolean> {
  return command.then(
    () => true,
    () => false,
  );
}
