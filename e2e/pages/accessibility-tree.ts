import type { Locator } from "playwright-core";

/**
 * What a screen reader is told of a part of the page, as an outline of roles, names and texts. What time or a new
 * article changes stands in braces: the year of the copyright, and one card for all cards of a list.
 */
export async function accessibilityTree(part: Locator): Promise<string> {
  const tree = await part.ariaSnapshot();
  const lasting = tree.replace(/(© \d{4}–)\d{4}/, "$1{this year}");
  return `${oneCard(lasting.split("\n")).join("\n")}\n`;
}

/** The lines, with the first card of each list in the place of all its cards, and its words left out. */
function oneCard(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = endOfItem(lines, at);
    const item = lines.slice(at, end);
    if (!isCard(item)) kept.push(lines[at++] ?? "");
    else {
      const shape = withoutWords(item);
      if (kept.slice(-shape.length).join("\n") !== shape.join("\n")) kept.push(...shape);
      at = end;
    }
  }
  return kept;
}

const depth = (line: string) => line.search(/\S/);

/** Line after the last one that stands within the item of line `start`. */
function endOfItem(lines: readonly string[], start: number): number {
  const next = lines.findIndex((line, at) => at > start && depth(line) <= depth(lines[start] ?? ""));
  return next === -1 ? lines.length : next;
}

/** Whether the lines are an item of a list that is an article with a date. */
function isCard([item = "", article = "", ...others]: readonly string[]): boolean {
  return /- listitem:$/.test(item) && /- article:$/.test(article) && others.some((line) => line.includes("- time:"));
}

/** A card's lines with its own words replaced; of its topics one remains. */
function withoutWords(card: readonly string[]): string[] {
  const heading = card.find((line) => line.includes("heading ")) ?? "";
  const title = /heading "(.*)" \[/.exec(heading)?.[1] ?? "";
  const lines = card.map((line) =>
    line
      .replaceAll(title, "{title}")
      .replace(/^(\s*- )'(.*)':$/, "$1$2:")
      .replace(/- time: .*/, "- time: {date}")
      .replace(/- paragraph: .*/, "- paragraph: {summary}")
      .replace(/- \/url: .*/, "- /url: {address}")
      .replace(/- listitem: .*/, "- listitem: {topic}"),
  );
  return lines.filter((line, at) => line !== lines[at - 1]);
}
