/** What a tab of any browser can do for a journey that must go the same way in all of them. */
export interface Tab {
  /** Loads a document. */
  goto(url: string): Promise<void>;
  /**
   * Runs a function in the page.
   *
   * @throws {Error} also when a document ends meanwhile
   */
  run<Result, Given>(inPage: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>;
  /** Errors that pages threw or logged, and what their policy refused. */
  readonly errors: string[];
  close(): Promise<void>;
}

/** What is special about a visitor. */
export interface VisitorTraits {
  /** Answered before: everything, or no more than is required. Default: not yet. */
  readonly consent?: "yes" | "no";
  /** Run in the browser before the scripts of each document. */
  readonly before?: readonly (() => void)[];
}

/** A browser that opens visitors' tabs, each with a memory of its own. */
export interface TabBrowser {
  readonly name: string;
  openTab(origin: string, traits?: VisitorTraits): Promise<Tab>;
  close(): Promise<void>;
}

/** Runs in the browser: tells the console of what goes wrong in a page, and of what its policy refuses. */
export function tellMistakes(): void {
  // biome-ignore lint/suspicious/noConsole: the one way out of a page that both browsers' drivers hear
  const tell = (...what: unknown[]) => console.error(what.join(" "));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
    tell("refused by the policy:", violatedDirective, blockedURI, sample);
  });
  addEventListener("unhandledrejection", ({ reason }) => tell("not caught:", reason));
  addEventListener(
    "error",
    (event) => tell("error:", event.message ?? (event.target as Element | null)?.outerHTML),
    true,
  );
}

/** The cookie of a visitor who has answered the banner. */
export function consentCookie(consent: "yes" | "no"): { readonly name: string; readonly value: string } {
  return {
    name: "klaro",
    value: encodeURIComponent(JSON.stringify({ "web-fonts": true, analytics: consent === "yes" })),
  };
}
