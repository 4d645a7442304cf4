import { ANNOUNCER_ID, PROGRESS_ID } from "./announce.ts";

/**
 * The announcer and the progress line of navigations. The client updates both directly, so that they work while the old
 * page is still shown. The announcer may have words before the page is hydrated, of a consent that was answered by then:
 * React leaves them alone.
 */
export function NavigationStatus() {
  return (
    <>
      <p className="vh" role="status" id={ANNOUNCER_ID} suppressHydrationWarning>
        {""}
      </p>
      <div className="progress" id={PROGRESS_ID} aria-hidden="true" hidden />
    </>
  );
}
