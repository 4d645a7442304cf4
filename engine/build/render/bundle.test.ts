import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundle } from "./bundle.ts";

test("a cache that cannot be written is named, before anything is bundled", async () => {
  const cache = join(await mkdtemp(join(tmpdir(), "cache-")), ".cache");
  await writeFile(cache, "");
  const path = expect.stringContaining(cache);
  await expect(bundle("/nowhere", "/nowhere/site", cache, "key", "")).rejects.toMatchObject({ code: "ENOTDIR", path });
});
