import { useEffect, useState } from "react";
import type { Collections, Start, Targets } from "../contract/collections.ts";
import { useServerEvents } from "./api/server-events.ts";
import { type Asked, useAnswer } from "./api/use-answer.ts";
import { Frame } from "./frame.tsx";
import { ErrorNote } from "./shell/error-note.tsx";
import { SurroundingsContext } from "./shell/surroundings.ts";
import { LanguageContext, sayIn } from "./words/words.ts";

/** The editor: asks for what it needs first, then shows its frame. */
export function Editor() {
  const start = useAnswer<Start>("start");
  const collections = useAnswer<Collections>("collections");
  const targets = useAnswer<Targets>("targets");
  const refresh = () => refreshAll([collections, targets]);
  useServerEvents((event) => event.type === "file" && void refresh());
  const language = start.answer?.language ?? "fr";
  const say = sayIn(language);
  const brand = start.answer?.brand;
  useEffect(() => {
    document.documentElement.lang = language === "pt" ? "pt-PT" : language;
    document.title = brand === undefined ? say("editor") : `${say("editor")} – ${brand}`;
  }, [language, brand, say]);
  const [told, tell] = useState("");
  const error = start.error ?? collections.error ?? targets.error;
  return (
    <LanguageContext value={language}>
      {start.answer && collections.answer && targets.answer ? (
        <SurroundingsContext
          value={{ start: start.answer, collections: collections.answer, targets: targets.answer, refresh, tell }}
        >
          <Frame told={told} onClose={() => tell("")} />
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
