export type FullPageLoad = ReturnType<typeof createFullPageLoad>;

/** Full page loads, which the browser does, in the window of a location. */
export function createFullPageLoad(location: Pick<Location, "href" | "assign" | "reload">) {
  let destination: string | undefined;
  return {
    /** Loads an address as a whole. Never settles: the document is about to end. */
    start(url: URL): Promise<never> {
      destination = url.href;
      // Where the address has changed already, only a reload loads the document: an address with a hash would scroll.
      if (location.href === url.href) location.reload();
      else location.assign(url.href);
      return new Promise(() => {});
    },
    /** Whether a navigation is such a load, and so none of ours. */
    isUnderWayTo: (url: URL) => url.href === destination,
  };
}
