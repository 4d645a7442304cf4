import type { Locator } from "playwright-core";

/** What a screen reader is told of an element. */
export interface TreeNode {
  readonly role: string;
  readonly name: string;
  /** Such as "level=2", "checked" or "invalid". */
  readonly states: readonly string[];
  /** How many elements it lies in. */
  readonly depth: number;
}

/** `- role "name" [state] [state]: text`, as Playwright writes an element; in quotes where the line needs some. */
const NODE = /^( *)- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]+\])*)'?:?(?: .*)?$/;

/** The elements of a part of the page in the accessibility tree, in their order; texts and addresses are left out. */
export async function accessibilityTree(part: Locator): Promise<readonly TreeNode[]> {
  const lines = (await part.ariaSnapshot()).split("\n");
  return lines.flatMap((line) => {
    const [, indent = "", role = "", name = "", states = ""] = NODE.exec(line) ?? [];
    if (role === "" || role === "text") return [];
    return [
      {
        role,
        name,
        states: [...states.matchAll(/\[([^\]]+)\]/g)].map(([, state = ""]) => state),
        depth: indent.length / 2,
      },
    ];
  });
}

/**
 * Roles and states without names, indented: what is the same in every language. Of articles, which are the owner's,
 * only that they are there. The raised letters of French ordinals are left out.
 */
export function outlineOf(nodes: readonly TreeNode[]): string {
  let article = Number.POSITIVE_INFINITY;
  const lines: string[] = [];
  for (const { role, states, depth } of nodes) {
    if (depth > article || role === "superscript") continue;
    article = role === "article" ? depth : Number.POSITIVE_INFINITY;
    lines.push([" ".repeat(depth) + role, ...states].join(" "));
  }
  return lines.join("\n");
}
