import { diff3Merge } from "node-diff3";
import type { Edited } from "../../contract/requests.ts";
import type { Json } from "../../contract/values.ts";
import { isSamePath, type Path } from "../shell/value.ts";

/** A change of one place: of a field, of the text, or of a whole list that has an item more. */
interface Step {
  /** From the root of what is edited: ["value", "address", "city"], ["body"]. */
  readonly path: Path;
  readonly before: Json;
  readonly after: Json;
}

/** Milliseconds without a keystroke after which the next one is a step of its own. */
const PAUSE = 500;

/**
 * What was done to a file in this window, to be undone and redone. What others have written since stays: a step takes back its own
 * words alone, and where they are no longer there it is left out.
 */
export function createSteps() {
  const [past, future]: [Step[], Step[]] = [[], []];
  let last = 0;
  const take = (from: Step[], to: Step[], edited: Edited) => {
    for (let step = from.pop(); step !== undefined; step = from.pop()) {
      const next = without(edited as Json, step.path, step) as Edited | undefined;
      if (next === undefined) continue;
      to.push({ path: step.path, before: step.after, after: step.before });
      last = 0;
      return { edited: next, path: step.path };
    }
    return undefined;
  };
  return {
    did(before: Edited, after: Edited): void {
      const step = stepBetween(before as Json, after as Json, []);
      const previous = past.at(-1);
      const goesOn = previous && Date.now() - last < PAUSE && isSamePath(previous.path, step.path);
      if (goesOn) past.pop();
      past.push(goesOn ? { ...step, before: previous.before } : step);
      future.length = 0;
      last = Date.now();
    },
    undo: (edited: Edited) => take(past, future, edited),
    redo: (edited: Edited) => take(future, past, edited),
    /** Whether there is something to undo, and to redo. */
    has: () => ({ undo: past.length > 0, redo: future.length > 0 }),
  };
}

function stepBetween(before: Json, after: Json, path: Path): Step {
  const [old, now] = [before, after].map((value) => (typeof value === "object" && value !== null ? value : {})) as [
    Record<string, Json>,
    Record<string, Json>,
  ];
  const names = Object.keys(old);
  const changed = names.filter((name) => old[name] !== now[name]);
  const [name = ""] = changed;
  // A setting that came or went is a change of its group, which keeps their order.
  const isWithin = changed.length === 1 && names.join("\n") === Object.keys(now).join("\n");
  return isWithin ? stepBetween(old[name] as Json, now[name] as Json, [...path, name]) : { path, before, after };
}

/** A value without what a step has done; undefined where that is not there any more. */
function without(value: Json | undefined, [name, ...rest]: Path, step: Step): Json | undefined {
  if (name === undefined) return joined(value, step);
  if (typeof value !== "object" || value === null) return undefined;
  const inside = without((value as Record<string, Json>)[name], rest, step);
  if (inside === undefined) return undefined;
  return Array.isArray(value) ? value.with(Number(name), inside) : { ...value, [name]: inside };
}

function joined(value: Json | undefined, { before, after }: Step): Json | undefined {
  if (JSON.stringify(value) === JSON.stringify(after)) return before;
  if (typeof value !== "string" || typeof before !== "string" || typeof after !== "string") return undefined;
  const wordsOf = (text: string) => text.split(/(?<=\s)/);
  const parts = diff3Merge(wordsOf(value), wordsOf(after), wordsOf(before));
  return parts.every(({ ok }) => ok) ? parts.flatMap(({ ok }) => ok ?? []).join("") : undefined;
}
