import { defineConfig } from "vitest/config";

/**
 * Two suites in one run: rules beside their code, and visitors' journeys in a real browser on the built site. The files
 * of a worker share its modules (no isolation): loading them anew for each took a tenth of the run, and so journeys keep
 * one browser. Three workers fill two cores; more of them take longer. Journeys share one build and one server, made by
 * their own set-up; nothing runs beside them but other files of their kind: two cores are what this must pass on.
 */
export default defineConfig({
  test: {
    reporters: ["default"],
    projects: [
      {
        test: {
          name: "rules",
          globalSetup: ["scripts/tests/environment.ts"],
          include: ["{contract,site,server,scripts,bench}/**/*.test.{ts,tsx}"],
          environment: "node",
          maxWorkers: 3,
          isolate: false,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["e2e/**/*.test.ts"],
          environment: "node",
          globalSetup: ["scripts/tests/environment.ts", "e2e/setup/build-once.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A browser starved of its processor is no defect of the site; a defect fails three times.
          retry: 2,
          // Journeys wait half of their time: a third fills what two leave of two cores.
          maxWorkers: 3,
          isolate: false,
        },
      },
    ],
  },
});
