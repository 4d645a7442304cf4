import { type Plugin, parseAst } from "vite";

/** A part of React that the site uses nothing of, with the functions that only it needs. */
export interface UnusedPart {
  /** What React gives to who wants it: the site's sources may import none of these. */
  readonly exports: readonly string[];
  /** Functions that run only where the part is used. They throw. */
  readonly unreached: readonly string[];
  /** Functions that are called all the same, to find that there is nothing to do. They do nothing. */
  readonly idle?: readonly string[];
}

/** What is left out of react-dom, by function of its file: 7.7 kB of a first visit (brotli). */
export const UNUSED_PARTS: Readonly<Record<string, UnusedPart>> = {
  "view transitions": {
    exports: ["ViewTransition", "addTransitionType"],
    unreached: [
      "applyViewTransitionToHostInstances",
      "commitAppearingPairViewTransitions",
      "commitDeletedPairViewTransitions",
      "commitEnterViewTransitions",
      "createViewTransitionInstance",
      "measureNestedViewTransitions",
      "measureViewTransitionHostInstancesRecursive",
      "restorePairedViewTransitions",
      "restoreViewTransitionName",
      "restoreViewTransitionOnHostInstances",
      "scheduleViewTransitionEvent",
      "startViewTransition",
      "ViewTransitionPseudoElement",
    ],
    idle: [
      "commitExitViewTransitions",
      "commitNestedViewTransitions",
      "restoreEnterOrExitViewTransitions",
      "restoreNestedViewTransitions",
      "trackEnterViewTransitions",
    ],
  },
  "references to fragments": {
    exports: [],
    unreached: [
      "FragmentInstance",
      "addFragmentHandleToFiber",
      "commitNewChildToFragmentInstance",
      "deleteChildFromFragmentInstance",
    ],
    idle: [
      "commitFragmentInstanceDeletionEffects",
      "commitFragmentInstanceInsertionEffects",
      "commitNewChildToFragmentInstances",
    ],
  },
  "lists that wait for each other": {
    exports: ["SuspenseList", "unstable_SuspenseList"],
    unreached: ["updateSuspenseListComponent"],
  },
  "style sheets, scripts and hints for a document's head": {
    exports: ["preconnect", "prefetchDNS", "preinit", "preinitModule", "preload", "preloadModule"],
    unreached: [
      "acquireResource",
      "getResource",
      "preconnect",
      "prefetchDNS",
      "preinitModuleScript",
      "preinitScript",
      "preinitStyle",
      "preload",
      "preloadModule",
      "suspendResource",
    ],
  },
  "states of form actions": {
    exports: ["useActionState", "useFormState"],
    unreached: ["mountActionState", "rerenderActionState", "updateActionState"],
  },
  "the browser's sign of loading while an action runs": {
    exports: [],
    unreached: [],
    idle: ["defaultOnDefaultTransitionIndicator"],
  },
};

const REACT_DOM = /[\\/]react-dom-client\.production\.js$/;

/**
 * Leaves out of the program what the site does not use of react-dom: that is one file whose functions call each other, so
 * that no bundler can tell which are never reached. The list is kept true by its test and by the journeys.
 */
export function withoutUnusedReact(): Plugin {
  return {
    name: "without-unused-react",
    transform: {
      filter: { id: REACT_DOM },
      handler: (code) => ({ code: leaveOut(UNUSED_PARTS, code), map: null }),
    },
  };
}

/**
 * The same program in which the functions of some parts do nothing, or throw.
 *
 * @throws {Error} when one of the functions is not there: another version of React has other names
 */
export function leaveOut(parts: Readonly<Record<string, UnusedPart>>, code: string): string {
  const bodies = new Map(
    Object.entries(parts).flatMap(([part, { unreached, idle = [] }]) => [
      ...unreached.map((name) => [name, `{leftOut(${JSON.stringify(part)})}`] as const),
      ...idle.map((name) => [name, "{}"] as const),
    ]),
  );
  const emptied = new Set<string>();
  const pieces: string[] = [];
  let from = 0;
  const replace = ({ start, end }: { readonly start: number; readonly end: number }, by: string) => {
    pieces.push(code.slice(from, start), by);
    from = end;
  };
  for (const node of parseAst(code, { sourceType: "script" }).body) {
    if (node.type === "FunctionDeclaration") {
      const body = bodies.get(node.id?.name ?? "");
      if (body === undefined || !node.body) continue;
      replace(node.body, body);
      emptied.add(node.id?.name ?? "");
    } else if (bodies.has(METHOD.exec(code.slice(node.start, node.end))?.[1] ?? "")) replace(node, "");
  }
  const lost = [...bodies.keys()].filter((name) => !emptied.has(name));
  if (lost.length > 0)
    throw new Error(
      `react-dom has no function ${lost.join(", ")} any more: bring the list in without-unused-react.ts up to date with this version of React.`,
    );
  return `${pieces.join("")}${code.slice(from)}\n${LEFT_OUT}`;
}

/** A method that is given to all that a function makes. */
const METHOD = /^(\w+)\.prototype\.\w+ = /;

const LEFT_OUT = `function leftOut(part) {
  throw Error("Left out of this program, for nothing used it: " + part + ".");
}`;
