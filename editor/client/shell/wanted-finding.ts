import type { Finding } from "../../contract/findings.ts";

/** The finding whose place is to be shown once its file is open. */
let wanted: Finding | undefined;

/** Has the place of a finding shown when its file opens. */
export function wantFinding(finding: Finding): void {
  wanted = finding;
}

/** The finding that was asked for, once. @param path of the file that is open */
export function takeWantedFinding(path: string | undefined): Finding | undefined {
  const found = wanted?.path === path ? wanted : undefined;
  if (found !== undefined) wanted = undefined;
  return found;
}
