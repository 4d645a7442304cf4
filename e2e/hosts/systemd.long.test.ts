import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { onPath } from "../../scripts/on-path.mjs";

const hosts = resolve(import.meta.dirname, "../../hosts");
/** Of 10, by systemd's own scale; what is left is the network and Node's compiler. */
const MOST_EXPOSURE = 1.5;

function analyze(...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync("systemd-analyze", args, {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C" },
  });
  return stdout + stderr;
}

describe.skipIf(onPath("systemd-analyze") === undefined)("the systemd units", () => {
  test("are written as systemd reads them", async () => {
    const folder = await mkdtemp(join(tmpdir(), "units-"));
    for (const unit of ["passerelle.socket", "passerelle.service"]) await cp(join(hosts, unit), join(folder, unit));
    const service = join(folder, "passerelle.service");
    // On this machine the project lies elsewhere.
    await writeFile(
      service,
      (await readFile(service, "utf8")).replace("/srv/passerelle/node_modules/.bin/node", process.execPath),
    );
    expect(analyze("verify", join(folder, "passerelle.socket"), service)).not.toContain("passerelle");
    expect(analyze("calendar", "*-*-* 00:05:00 Europe/Paris")).toContain("Next elapse");
  });

  test("leave the service little that it could do to the machine", () => {
    const report = analyze("security", "--offline=true", "--no-pager", join(hosts, "passerelle.service"));
    expect(Number(/exposure level .*: ([\d.]+)/.exec(report)?.[1])).toBeLessThanOrEqual(MOST_EXPOSURE);
  });
});
