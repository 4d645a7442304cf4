/**
 * Whether a version is not older than another.
 *
 * @param {string} version such as "24.14.1"; what follows the third number does not count
 * @param {readonly number[]} floor major, minor and patch
 */
export function isAtLeast(version, floor) {
  const parts = version.split(".").map((part) => Number.parseInt(part, 10));
  const first = floor.findIndex((part, index) => part !== parts[index]);
  return first === -1 || Number(parts[first]) > Number(floor[first]);
}
