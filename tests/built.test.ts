import { describe } from "vitest";

const checks = import.meta.glob(["./built/*.test.ts", "!./built/*.long.test.ts"]);

/** The checks of the built files as one file: each worker that had some of them would parse all pages anew. */
for (const [file, load] of Object.entries(checks)) describe(file.slice(2), async () => void (await load()));
