import type { Finding } from "../../contract/findings.ts";
import { hashOf } from "./route.ts";
import { useTitles } from "./texts.ts";

/** Leads to the form of a file, and is called as the file. @param before what it said: one that was deleted is in no list */
export function FileLink({ path, before }: { readonly path: string; readonly before?: string | null | undefined }) {
  return <a href={hashOf({ view: "file", path })}>{useTitles().titleOf(path, before)}</a>;
}

/** Leads to the place of a finding, and is called as its text and its fields. */
export function FindingLink({ finding }: { readonly finding: Finding }) {
  const { path, labels } = finding;
  return (
    <a href={hashOf({ view: "file", path })} onClick={() => (wanted = finding)}>
      {[useTitles().titleOf(path), ...labels].join(" › ")}
    </a>
  );
}

/** The finding whose place is to be shown once its file is open. */
let wanted: Finding | undefined;

/** The finding that was asked for, once. @param path of the file that is open */
export function takeWantedFinding(path: string | undefined): Finding | undefined {
  const found = wanted?.path === path ? wanted : undefined;
  if (found !== undefined) wanted = undefined;
  return found;
}
