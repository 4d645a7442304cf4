import { expect, test, vi } from "vitest";
import type { SiteAnalytics } from "../trackers/site-analytics.ts";
import { createLazyAnalytics, type VisitedPage } from "./lazy-analytics.ts";

const page = (title: string) => {
  const url = new URL(`https://a.example/${title}`);
  return { url, page: { context: { head: { title } } } } as unknown as VisitedPage;
};
const [first, second] = [page("1"), page("2")];

function parts() {
  const trackers = { start: vi.fn(), stop: vi.fn(), pageView: vi.fn() } satisfies SiteAnalytics;
  const log = vi.fn();
  const load = vi.fn(async () => trackers);
  const analytics = createLazyAnalytics(load, { referrer: "https://search.example/" }, log);
  return { trackers, log, load, analytics };
}

test("loads nothing before the visitor accepts it (D13)", () => {
  const { load, analytics } = parts();
  analytics.pageShown(first);
  analytics.stop();
  expect(load).not.toHaveBeenCalled();
});

test("tells them of the page that is shown once, with the page before it, then starts them", async () => {
  const { trackers, analytics } = parts();
  analytics.pageShown(first);
  analytics.start();
  analytics.pageShown(second, first);
  await vi.waitFor(() => expect(trackers.start).toHaveBeenCalledTimes(1), { timeout: 60_000 });
  const counted = { title: "2", url: "https://a.example/2", referrer: "https://a.example/1" };
  expect(trackers.pageView.mock.calls).toEqual([[counted]]);
});

test("loads them once, and does not start them where consent was withdrawn meanwhile", async () => {
  const { trackers, load, analytics } = parts();
  analytics.start();
  analytics.start();
  analytics.stop();
  await vi.waitFor(() => expect(load).toHaveResolved(), { timeout: 60_000 });
  expect(load).toHaveBeenCalledTimes(1);
  expect(trackers.start).not.toHaveBeenCalled();
});

test("says that they could not be loaded, and tries again at the next start", async () => {
  const { trackers, load, log, analytics } = parts();
  load.mockRejectedValueOnce(new Error("offline"));
  vi.useFakeTimers();
  analytics.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(log, "a page that is being left has its imports cancelled").not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(log).toHaveBeenCalledTimes(1);
  analytics.start();
  await vi.waitFor(() => expect(trackers.start).toHaveBeenCalledTimes(1), { timeout: 60_000 });
});
