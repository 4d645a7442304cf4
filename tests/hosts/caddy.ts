import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { onPath } from "#scripts/programs/on-path.mjs";
import { type ChildHost, startChildHost } from "../support/setup/child-host.ts";

/**
 * Starts Caddy on a free port, without HTTPS and without an administrator's port.
 *
 * @param site what stands in the site block
 * @param environment variables that it names
 */
export async function startCaddy(site: string, environment: Readonly<Record<string, string>> = {}): Promise<ChildHost> {
  const program = onPath("caddy");
  if (program === undefined) throw new Error("Caddy is not installed.");
  const folder = await mkdtemp(join(tmpdir(), "caddy-"));
  const port = await freePort();
  const file = join(folder, "Caddyfile");
  await writeFile(
    file,
    `{\n  admin off\n  auto_https off\n}\nimport ${balancedFile}\nhttp://127.0.0.1:${port} {\n${site}\n}\n`,
  );
  return startChildHost({
    program,
    args: ["run", "--config", file, "--adapter", "caddyfile"],
    port,
    environment: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder, ...environment },
    stopSignal: "SIGTERM",
  });
}

/** What stands in the site block of a proxy in front of servers (`hosts/balanced.caddy`). */
export const BALANCED = "  import balanced";
const balancedFile = resolve(import.meta.dirname, "../../hosts/balanced.caddy");

/** The site block that serves a release by the rules that the build wrote. */
export function servesRelease(release: string): string {
  return `  root * ${release}\n  import ${release}/.build/hosts/site.caddy`;
}
