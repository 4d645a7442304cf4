const DARK = "(prefers-color-scheme: dark)";

/** Shows a document in the colours of a scheme, whatever the system's are: each rule of the dark one holds, or none. */
export function forceScheme(document: Document, scheme: "light" | "dark"): void {
  for (const sheet of document.styleSheets) force(sheet.cssRules, scheme === "dark" ? "screen" : "not all");
}

function force(rules: CSSRuleList, media: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes(DARK)) rule.media.mediaText = media;
    else if (rule instanceof CSSGroupingRule || rule instanceof CSSLayerBlockRule) force(rule.cssRules, media);
  }
}
