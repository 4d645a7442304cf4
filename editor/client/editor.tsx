import { useEffect, useRef, useState } from "react";
import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import type { Collections, Targets } from "../contract/collections.ts";
import { RefusedError } from "./api/ask.ts";
import { useAnswer, useServerEvents } from "./api/use-answer.ts";
import { Frame } from "./frame.tsx";
import { hashOf, routeOf } from "./shell/route.ts";
import { SurroundingsContext } from "./shell/surroundings.ts";
import { ErrorNote, ViewBoundary } from "./shell/view.tsx";
import { editorSay, LanguageContext } from "./words/words.ts";

/** The choices of an author take every text to be read: the editor does not wait for them, nor share the machine with that. */
const NONE_YET: Targets = { icon: null, links: [], embedServices: [], tags: [] };
/** Milliseconds without a change after which the lists are asked for anew. */
const REFRESH_AFTER = 700;

export function Editor() {
  const { answer, error, again } = useAnswer<Collections>("collections");
  const language = answer?.language ?? "fr";
  const say = editorSay(language);
  useEffect(() => {
    document.documentElement.lang = ownerWritings[language].tag;
  }, [language]);
  return (
    <LanguageContext value={language}>
      {answer ? (
        <ViewBoundary>
          <Surrounded collections={answer} error={error} onChange={again} />
        </ViewBoundary>
      ) : (
        <main className="page">
          <h1>{say("editor")}</h1>
          {error ? <ErrorNote error={error} /> : <p role="status">{say("opening")}</p>}
        </main>
      )}
    </LanguageContext>
  );
}

function Surrounded(props: {
  readonly collections: Collections;
  /** Why these are not what they would be now. */
  readonly error: Error | undefined;
  /** Asks for them anew. */
  readonly onChange: () => Promise<void>;
}) {
  const { collections, error, onChange } = props;
  const { answer = NONE_YET, error: noTargets, again } = useAnswer<Targets>(useIsPainted() ? "targets" : undefined);
  const [told, setTold] = useState({ said: "", at: "" });
  const tell = (said: string) => setTold({ said, at: hashOf(routeOf(location.hash)) });
  const [isAway, setAway] = useState(false);
  const failed = [error, noTargets].find((one) => one instanceof RefusedError);
  const refresh = async () => void (await Promise.all([onChange(), again()]));
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  useServerEvents((event) => {
    setAway(event.type === "away");
    if (!["file", "back", "run-end"].includes(event.type)) return;
    // Each keystroke changes a file: the lists follow when somebody pauses.
    clearTimeout(soon.current);
    soon.current = setTimeout(() => void refresh(), REFRESH_AFTER);
  });
  return (
    <SurroundingsContext value={{ ...collections, targets: answer, refresh, tell }}>
      {collections.me !== null && <link rel="manifest" href="api/manifest" crossOrigin="use-credentials" />}
      <Frame told={told} error={failed} isAway={isAway} onClose={() => tell("")} />
    </SurroundingsContext>
  );
}

/** Whether what was rendered first has been painted. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // The callbacks of a frame run before it is painted, and a task that they queue runs after it.
    const frame = requestAnimationFrame(() => setTimeout(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
