import { randomUUID } from "node:crypto";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Takes a folder away, if it is there; `removeAside` deletes it when all is measured. For minutes after files were
 * deleted, ext4 passes over their places one by one for each new file (`recently_deleted` in its inode allocator): builds
 * that follow spend three times as long in the kernel.
 *
 * @param work folder of what is made on the way, on the same disk
 */
export async function setAside(work: string, folder: string): Promise<void> {
  const aside = asideIn(work);
  await mkdir(aside, { recursive: true });
  await rename(folder, join(aside, randomUUID())).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
}

/** Deletes what was set aside. */
export async function removeAside(work: string): Promise<void> {
  await rm(asideIn(work), { recursive: true, force: true });
}

function asideIn(work: string): string {
  return join(work, "aside");
}
