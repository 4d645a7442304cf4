/** Id of the region in which a navigation is announced. */
export const ANNOUNCER_ID = "announcer";
/** Id of the line that shows while a page loads; hidden otherwise. */
export const PROGRESS_ID = "progress";

/**
 * Where navigations show and are heard. Both are empty here: the client writes to them directly, so that a
 * navigation is told even while the old page is still there.
 */
export function NavigationStatus() {
  return (
    <>
      <p className="vh" role="status" id={ANNOUNCER_ID} />
      <div className="progress" id={PROGRESS_ID} aria-hidden="true" hidden />
    </>
  );
}
