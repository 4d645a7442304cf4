import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { releaseFolderBySsh } from "./folder-targets.ts";
import { releaseScript, smallBuild, wordOf } from "./test-support/small-build.ts";
import { missingForSsh, type SshHost, startSshHost } from "./test-support/ssh-host.ts";

const reason = missingForSsh === undefined ? "" : ` (skipped: ${missingForSsh} is not installed)`;

describe.skipIf(missingForSsh !== undefined)(`a release folder that is reached by ssh${reason}`, () => {
  let host: SshHost;
  let one: string;
  let two: string;
  beforeAll(async () => {
    host = await startSshHost();
    one = await smallBuild("un");
    two = await smallBuild("deux");
  });
  afterAll(() => host.stop());

  const read = async () => wordOf(await readFile(join(host.folder, "current/fr/index.html"), "utf8"));

  test("[O8] has the newest build, goes back, and stays as it is when something fails", async () => {
    const target = releaseFolderBySsh(host.address, releaseScript, "true");
    expect(await target.online()).toBeUndefined();
    await target.put(one);
    await target.put(two);
    expect([await read(), (await target.online())?.pages[0]?.fingerprint]).toEqual(["deux", "deux"]);

    await target.back();
    expect(await read()).toBe("un");
    await expect(target.back()).rejects.toMatchObject({ id: "publish-nothing-before" });

    const failing = releaseFolderBySsh(host.address, releaseScript, "echo 'nginx: bad' >&2; false");
    await expect(failing.put(two)).rejects.toMatchObject({ id: "publish-failed", values: expect.anything() });
    expect(await read()).toBe("un");
    expect((await readdir(host.folder)).sort()).toEqual(["current", "release.lock", "releases"]);
  });

  test("says so when the machine does not answer", async () => {
    const address = new URL(host.address);
    address.port = String(await freePort());
    const target = releaseFolderBySsh(address.href, releaseScript, undefined);
    await expect(target.online()).rejects.toMatchObject({ id: "publish-unreachable" });
    await expect(target.put(one)).rejects.toMatchObject({ id: "publish-unreachable" });
    expect(existsSync(host.folder)).toBe(true);
  });
});
