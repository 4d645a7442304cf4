import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { keepContent } from "#engine/content/addresses/kept-content.ts";
import { PUBLISHED_FILE } from "#engine/content/addresses/published-list.ts";
import { changedContent } from "#engine/content/test-support/changed-content.ts";
import { site } from "#engine/test-support/made-up-site.ts";
import { siteFacts } from "../collections/site-facts.ts";
import type { Run } from "../contract/runs.ts";
import { publishOnTime } from "./on-time.ts";

const AUDIT = "posts/fr/preparer-un-audit.md";
const MINUTE = 60_000;

test("what was planned and could not be put online is tried again after ten minutes, also where the clock was set back meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const content = await changedContent({
    [AUDIT]: (text) => text.replace(/^date: .*$/m, 'date: 2026-11-26\nat: "09:00"'),
    [PUBLISHED_FILE]: `site: ${"online".padEnd(22, "x")} 2026-11-25T12:00:00Z\n`,
  });
  const facts = () => siteFacts(site, content);
  await keepContent(content, (await facts()).published ?? expect.unreachable(), content);

  let clock = Date.parse("2026-11-26T07:00:00Z");
  let looks = 0;
  const tried: Run[] = [];
  const stop = publishOnTime({
    definition: site,
    cache: await mkdtemp(join(tmpdir(), "cache-")),
    workspace: { content, facts },
    publications: { all: async () => [] },
    runs: {
      last: () => tried.at(-1) ?? null,
      async start({ command }, { isPlanned = false, by = null } = {}) {
        const run = { id: "", command, at: new Date(clock).toISOString(), lines: [], by, isPlanned, exitCode: 1 };
        tried.push(run);
        return run;
      },
    },
    onError: (error) => expect.unreachable(String(error)),
    now: () => {
      looks += 1;
      return new Date(clock);
    },
  });
  onTestFinished(stop);
  /** How often it was tried, once what a look begins has ended: the one after it has begun. */
  const triedAfter = async (minutes: number) => {
    clock += minutes * MINUTE;
    const before = looks;
    const isOver = () => {
      vi.advanceTimersByTime(MINUTE);
      expect(looks).toBeGreaterThan(before + 1);
    };
    await vi.waitFor(isOver, { timeout: 60_000, interval: 5 });
    return tried.length;
  };

  expect(await triedAfter(0)).toBe(0);
  // Past nine in the morning, at the office.
  expect(await triedAfter(120)).toBe(1);
  expect(await triedAfter(9)).toBe(1);
  expect(await triedAfter(1)).toBe(2);
  expect(await triedAfter(-9)).toBe(2);
  expect(await triedAfter(-1)).toBe(3);
});
