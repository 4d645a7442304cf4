import { defineConfig } from "vitest/config";

/**
 * Two suites in one run: rules beside their code, and visitors' journeys in a real browser on the built site.
 * Journeys share one build and one server each file, made by their own set-up; nothing runs in parallel with them
 * than other files of their kind, because two cores are the machine this must pass on.
 */
export default defineConfig({
  test: {
    reporters: ["default"],
    projects: [
      {
        test: {
          name: "rules",
          include: ["{contract,site,server,scripts,bench}/**/*.test.{ts,tsx}"],
          environment: "node",
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["e2e/**/*.test.ts"],
          environment: "node",
          globalSetup: ["e2e/setup/build-once.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A browser starved of its processor is no defect of the site; a defect fails three times.
          retry: 2,
          // Journeys wait half of their time: a third fills what two leave of two cores.
          maxWorkers: 3,
        },
      },
    ],
  },
});
