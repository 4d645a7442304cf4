/** What a browser may say of its connection; not every browser does. */
export interface ConnectionFacts {
  readonly saveData?: boolean;
  /** The measured class: "slow-2g", "2g", "3g" or "4g". */
  readonly effectiveType?: string;
}

/** What may be loaded ahead of need. */
export type PrefetchScope = "nothing" | "data" | "data-and-chunk";

/**
 * What a connection allows to prefetch: nothing for who saves data; on a link measured as 3G or slower the data only,
 * because a chunk would compete with what the visitor reads; else both.
 */
export function prefetchScope(connection: ConnectionFacts | undefined): PrefetchScope {
  if (connection?.saveData) return "nothing";
  return ["slow-2g", "2g", "3g"].includes(connection?.effectiveType ?? "") ? "data" : "data-and-chunk";
}
