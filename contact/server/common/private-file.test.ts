import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { noSmallDisk, onSmallDisk } from "../test-support/small-disk.ts";

const fillPrivateFiles = fileURLToPath(new URL("../test-support/fill-private-files.ts", import.meta.url));

test.skipIf(noSmallDisk !== undefined)(
  `on a full disk what was kept stays, no half file is left, and later all is kept again${noSmallDisk ?? ""}`,
  () => {
    const disk = mkdtempSync(join(tmpdir(), "disk-"));
    onTestFinished(() => rmSync(disk, { recursive: true, force: true }));
    expect(onSmallDisk(fillPrivateFiles, disk)).toEqual({
      onFullDisk: { time: 1000, files: ["last"], key: 32 },
      afterwards: { time: 3000, files: ["form-key", "last"], key: 0 },
    });
  },
);

test("the key is kept by a server with Node's permissions, as the systemd unit and the image give it", () => {
  const folder = mkdtempSync(join(tmpdir(), "permission-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const module = new URL("../receiving/time-token.ts", import.meta.url);
  const script = `import { tokenKey } from ${JSON.stringify(module)}; tokenKey(${JSON.stringify(folder)});`;
  const permissions = ["--permission", "--allow-fs-read=*", `--allow-fs-write=${folder}`];
  execFileSync(process.execPath, [...permissions, "--input-type=module", "--eval", script], { stdio: "pipe" });
  expect(readdirSync(folder)).toEqual(["form-key"]);
});
