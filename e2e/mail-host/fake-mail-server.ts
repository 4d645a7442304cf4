import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { MailHostPlace } from "./mail-host.ts";

/** Starts the fake mail server, in a process of its own. */
export function startFakeMailServer({ folder, port }: MailHostPlace): { name: string; child: ChildProcess } {
  const program = fileURLToPath(new URL("./fake-mail-server-process.ts", import.meta.url));
  return { name: "a fake", child: spawn(process.execPath, [program, folder, String(port)], { stdio: "inherit" }) };
}
