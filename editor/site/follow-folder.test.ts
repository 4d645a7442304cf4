import { mkdir, mkdtemp, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { followFolder } from "./follow-folder.ts";

test("a folder that was away for less than the time between two looks is back, as often as that happens", async () => {
  const folder = join(await mkdtemp(join(tmpdir(), "stick-")), "content");
  await mkdir(folder);
  let count = 0;
  onTestFinished(
    followFolder(
      folder,
      () => {},
      () => {
        count += 1;
      },
    ),
  );
  const blink = async () => {
    await rename(folder, `${folder}-away`);
    await rename(`${folder}-away`, folder);
    return count;
  };
  await expect.poll(blink).toBeGreaterThan(1);
});
