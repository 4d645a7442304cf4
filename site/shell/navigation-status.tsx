/** Id of the region that a screen reader reads out. */
const ANNOUNCER_ID = "_announcer";
/** Id of the line that shows while a page loads; hidden otherwise. */
export const PROGRESS_ID = "_progress";

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

/** Has a screen reader say a text when it is idle. */
export function announce(document: Document, text: string): void {
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) announcer.textContent = text;
}
