/** The way out of the running program: a full load of a document. */
export interface Departure {
  /** Loads an address as a whole. Never done: the document is about to end. */
  leaveFor(url: URL): Promise<never>;
  /** Whether a navigation is such a load, and so none of ours. */
  isUnderWayTo(url: URL): boolean;
}

/** The departure of a window. */
export function createDeparture(location: Pick<Location, "href" | "assign" | "reload">): Departure {
  let destination: string | undefined;
  return {
    leaveFor(url) {
      destination = url.href;
      // Where the address has changed already, only a reload loads the document: an address with a hash would scroll.
      if (location.href === url.href) location.reload();
      else location.assign(url.href);
      return new Promise(() => {});
    },
    isUnderWayTo: (url) => url.href === destination,
  };
}
