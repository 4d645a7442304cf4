/** Queries of a page about the machine's colours. */
const ASKED = /\(\s*prefers-color-scheme:\s*(light|dark)\s*\)/g;

/** The conditions as the page wrote them. */
const written = new WeakMap<MediaList | HTMLSourceElement, string>();

/** Shows the page as on a machine that is set to light or to dark colours. */
export function setScheme(document: Document, scheme: "light" | "dark"): void {
  const asked = (condition: string) =>
    condition.replace(ASKED, (_all, wanted: string) => (wanted === scheme ? "(min-width: 0px)" : "(width < 0px)"));
  for (const sheet of document.styleSheets) setRules(sheet.cssRules, asked);
  for (const source of document.querySelectorAll("source[media]")) {
    const element = source as HTMLSourceElement;
    const first = written.get(element) ?? element.media;
    written.set(element, first);
    element.media = asked(first);
  }
  document.documentElement.style.colorScheme = scheme;
}

function setRules(rules: CSSRuleList, asked: (condition: string) => string): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const first = written.get(rule.media) ?? rule.media.mediaText;
      written.set(rule.media, first);
      const now = asked(first);
      if (rule.media.mediaText !== now) rule.media.mediaText = now;
    }
    if (rule instanceof CSSGroupingRule) setRules(rule.cssRules, asked);
  }
}
