import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { userInfo } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { onPath } from "#scripts/programs/on-path.mjs";
import { newFolder } from "./small-build.ts";

/** A machine that is reached by ssh: this one. */
export interface SshHost {
  /** Address of a folder of it that does not exist yet. */
  readonly address: string;
  readonly folder: string;
  stop(): Promise<void>;
}

/** Why the tests with ssh cannot run here; undefined where they can. */
export const missingForSsh = ["sshd", "ssh", "ssh-keygen", "rsync"].find((program) => onPath(program) === undefined);

/** Starts an ssh server with its own keys; `ssh` on PATH then knows them. */
export async function startSshHost(): Promise<SshHost> {
  const home = await newFolder();
  const port = await freePort();
  const key = (name: string) => {
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", join(home, name)]);
    return join(home, name);
  };
  const [hostKey, userKey] = [key("host-key"), key("user-key")];
  const settings = [
    `Port ${port}`,
    "ListenAddress 127.0.0.1",
    `HostKey ${hostKey}`,
    `AuthorizedKeysFile ${userKey}.pub`,
    "StrictModes no",
    "UsePAM no",
    "PidFile none",
  ];
  await writeFile(join(home, "sshd_config"), settings.join("\n"));
  const known = `UserKnownHostsFile ${join(home, "known")}\nStrictHostKeyChecking accept-new\n`;
  await writeFile(join(home, "ssh_config"), `IdentityFile ${userKey}\nIdentitiesOnly yes\n${known}`);
  // Where an administrator starts it, it demands this folder, which only its service makes.
  if (process.getuid?.() === 0) await mkdir("/run/sshd", { recursive: true });
  const server = spawn(onPath("sshd") ?? "", ["-D", "-e", "-f", join(home, "sshd_config")], { stdio: "ignore" });

  const programs = join(home, "bin");
  await mkdir(programs);
  const client = join(programs, "ssh");
  await writeFile(client, `#!/bin/sh\nexec ${onPath("ssh")} -F ${join(home, "ssh_config")} "$@"\n`);
  await chmod(client, 0o755);
  const path = process.env.PATH ?? "";
  process.env.PATH = programs + delimiter + path;
  await untilOpen(port);
  const folder = join(home, "l'adresse du site");
  return {
    folder,
    address: `ssh://${userInfo().username}@127.0.0.1:${port}${encodeURI(folder)}`,
    async stop() {
      process.env.PATH = path;
      server.kill();
      await once(server, "exit");
    },
  };
}

async function untilOpen(port: number): Promise<void> {
  const socket = createConnection(port, "127.0.0.1");
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  });
  socket.destroy();
  if (isOpen) return;
  await setTimeout(50);
  await untilOpen(port);
}
