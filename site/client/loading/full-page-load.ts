/** The navigation that the browser does: a full load of a document. */
export interface FullPageLoad {
  /** Loads an address as a whole. Never settles: the document is about to end. */
  start(url: URL): Promise<never>;
  /** Whether a navigation is such a load, and so none of ours. */
  isUnderWayTo(url: URL): boolean;
}

/** Full page loads in the window of a location. */
export function createFullPageLoad(location: Pick<Location, "href" | "assign" | "reload">): FullPageLoad {
  let destination: string | undefined;
  return {
    start(url) {
      destination = url.href;
      // Where the address has changed already, only a reload loads the document: an address with a hash would scroll.
      if (location.href === url.href) location.reload();
      else location.assign(url.href);
      return new Promise(() => {});
    },
    isUnderWayTo: (url) => url.href === destination,
  };
}
