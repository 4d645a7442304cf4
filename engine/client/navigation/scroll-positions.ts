import type { ScrollPosition } from "./scroll.ts";

const STORAGE_KEY = "scroll-positions";
/** More steps back than anyone takes; storage is shared and small. */
const KEPT = 50;

/**
 * Scroll positions by key of a history entry, kept in memory, and in `sessionStorage` for the document that a reload makes.
 * Where storage is refused, full or damaged, memory alone serves.
 *
 * @param storage gives the storage; asked each time, because asking may throw
 */
export function createScrollPositions(storage: () => Pick<Storage, "getItem" | "setItem">) {
  const positions = new Map(read(storage));
  return {
    get: (key: string | undefined) => (key === undefined ? undefined : positions.get(key)),
    set(key: string | undefined, position: ScrollPosition): void {
      if (key === undefined) return;
      positions.delete(key);
      positions.set(key, position);
      try {
        storage().setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-KEPT)));
      } catch {
        // Refused or full.
      }
    },
  };
}

function read(storage: () => Pick<Storage, "getItem">): readonly (readonly [string, ScrollPosition])[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is readonly [string, ScrollPosition] {
  if (!Array.isArray(value)) return false;
  const [key, position] = value;
  return typeof key === "string" && Number.isFinite(position?.x) && Number.isFinite(position?.y);
}
