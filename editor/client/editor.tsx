import { useEffect, useRef } from "react";
import type { Collections, Start, Targets } from "../contract/collections.ts";
import { useServerEvents } from "./api/server-events.ts";
import { type Asked, useAnswer } from "./api/use-answer.ts";
import { Frame } from "./frame.tsx";
import { ErrorNote } from "./shell/error-note.tsx";
import { SurroundingsContext } from "./shell/surroundings.ts";
import { LanguageContext, sayIn } from "./words/words.ts";

/** Milliseconds without a change after which the lists are asked for anew. */
const REFRESH_AFTER = 700;

/** The editor: asks for what it needs first, then shows its frame. */
export function Editor() {
  const start = useAnswer<Start>("start");
  const collections = useAnswer<Collections>("collections");
  const targets = useAnswer<Targets>("targets");
  const refresh = () => refreshAll([collections, targets]);
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  useServerEvents((event) => {
    if (event.type !== "file" && event.type !== "back") return;
    // Each keystroke changes a file: the lists follow when somebody pauses.
    clearTimeout(soon.current);
    soon.current = setTimeout(() => void refresh(), REFRESH_AFTER);
  });
  const language = start.answer?.language ?? "fr";
  const say = sayIn(language);
  const brand = start.answer?.brand;
  useEffect(() => {
    document.documentElement.lang = language === "pt" ? "pt-PT" : language;
    document.title = brand === undefined ? say("editor") : `${say("editor")} – ${brand}`;
  }, [language, brand, say]);
  const error = start.error ?? collections.error ?? targets.error;
  return (
    <LanguageContext value={language}>
      {start.answer && collections.answer && targets.answer ? (
        <SurroundingsContext
          value={{ start: start.answer, collections: collections.answer, targets: targets.answer, refresh }}
        >
          <Frame />
        </SurroundingsContext>
      ) : (
        <main className="alone">
          <h1>{say("editor")}</h1>
          {error ? <ErrorNote error={error} /> : <p role="status">{say("opening")}</p>}
        </main>
      )}
    </LanguageContext>
  );
}

async function refreshAll(asked: readonly Asked<unknown>[]): Promise<void> {
  await Promise.all(asked.map(({ again }) => again()));
}
