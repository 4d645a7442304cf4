/** Runs in the browser: the pages that Matomo was told of, each with its address and the address before. */
export function pagesOfMatomo() {
  const { seenByMatomo = [], _paq = [] } = window as Window & {
    readonly seenByMatomo?: (string | number)[][];
    readonly _paq?: (string | number)[][];
  };
  const commands = [...seenByMatomo, ...(Array.isArray(_paq) ? _paq : [])];
  const path = (address: unknown) => (address ? new URL(String(address)).pathname : "");
  const pages: { title: unknown; url: string; referrer: string }[] = [];
  let now = { title: "" as unknown, url: "", referrer: "" };
  for (const [name, value] of commands) {
    if (name === "setCustomUrl") now = { ...now, url: path(value) };
    if (name === "setDocumentTitle") now = { ...now, title: value };
    if (name === "setReferrerUrl") now = { ...now, referrer: path(value) };
    if (name === "trackPageView") pages.push(now);
  }
  return pages;
}

/** Runs in the browser: the commands of the second tracker's queue. */
export function commandsOfTag(): unknown[][] {
  return (
    (window as Window & { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.map((entry) => [...Array.from(entry)]) ?? []
  );
}
