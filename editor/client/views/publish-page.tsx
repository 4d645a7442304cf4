import { useEffect, useRef, useState } from "react";
import type { Findings } from "../../contract/findings.ts";
import type { AskedToAgree, Run, RunRequest } from "../../contract/runs.ts";
import { ask, RefusedError } from "../api/ask.ts";
import { useServerEvents } from "../api/server-events.ts";
import { useAnswer } from "../api/use-answer.ts";
import { keptOf } from "../saving/kept-in-browser.ts";
import { settleAll } from "../saving/use-file.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { hashOf } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { useSay } from "../words/words.ts";

/** Puts the site online, says what would change, and goes back; each line of it as it comes. */
export function PublishPage() {
  const say = useSay();
  const { start: surroundings } = useSurroundings();
  const findings = useAnswer<Findings>("findings").answer?.findings;
  const last = useAnswer<{ readonly run: Run | null }>("runs/last");
  const [started, setStarted] = useState<Run>();
  const [refused, setRefused] = useState<{ readonly request: RunRequest; readonly error: Error }>();
  const run = started ?? last.answer?.run ?? undefined;
  useServerEvents((event) => {
    if (event.type === "run-line")
      setStarted((before) => (before?.id === event.run ? { ...before, lines: [...before.lines, event.line] } : before));
    // The server has every line, also those that came before this answer.
    if (event.type === "run-end") void last.again().then(() => setStarted(undefined));
  });
  const start = async (request: RunRequest) => {
    await settleAll();
    await ask<Run>("POST", "runs", request).then(
      (begun) => {
        setRefused(undefined);
        setStarted(begun);
      },
      (error: Error) => setRefused({ request, error }),
    );
  };
  const begin = (command: RunRequest["command"]) => start({ command });
  const asks =
    refused?.error instanceof RefusedError ? (refused.error.answer as Partial<AskedToAgree>).asks : undefined;
  const running = run !== undefined && run.exitCode === undefined;
  const errors = findings?.filter(({ severity }) => severity === "error") ?? [];
  const unsaved = [...new Set(keptOf(surroundings.folder).map(({ path }) => path))];
  return (
    <div className="page">
      <h1>{say("publish")}</h1>
      {unsaved.length > 0 && <Files title={say("unsaved-files")} paths={unsaved} />}
      {errors.length > 0 && (
        <Files title={say("stops-publishing")} paths={[...new Set(errors.map(({ path }) => path))]} />
      )}
      <p>{say("publish-hint")}</p>
      <p className="actions">
        <button
          type="button"
          className="button"
          disabled={running || errors.length > 0}
          onClick={() => void begin("publish")}
        >
          {say("publish-now")}
        </button>
        <button type="button" className="button alt" disabled={running} onClick={() => void begin("publish-dry-run")}>
          {say("what-would-change")}
        </button>
        <button type="button" className="button alt" disabled={running} onClick={() => void begin("publish-back")}>
          {say("go-back")}
        </button>
      </p>
      <ErrorNote error={refused?.error ?? last.error} />
      {refused !== undefined && asks !== undefined && (
        <p className="actions">
          <button type="button" className="button" onClick={() => void start({ ...refused.request, agreed: asks })}>
            {say("agree-to-command")}
          </button>
        </p>
      )}
      {run !== undefined && <Lines run={run} />}
      {surroundings.hasReport && (
        <p>
          <a href="api/report/index.html" target="_blank" rel="noopener">
            {say("report")}
          </a>
        </p>
      )}
    </div>
  );
}

function Files({ title, paths }: { readonly title: string; readonly paths: readonly string[] }) {
  return (
    <div className="note">
      <p>
        <b>{title}</b>
      </p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <a href={hashOf({ view: "file", path })}>{path}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Lines({ run }: { readonly run: Run }) {
  const say = useSay();
  const end = useRef<HTMLParagraphElement>(null);
  const how = run.exitCode === undefined ? "run-going" : run.exitCode === 0 ? "run-done" : "run-failed";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is shown
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [run.lines.length, run.exitCode]);
  return (
    <section aria-labelledby="run-title">
      <h2 id="run-title">{say(`run-${run.command}`)}</h2>
      <p role="status" className={`how ${how}`}>
        {say(how)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can be reached by the keyboard */}
      <div className="lines" role="log" aria-label={say(`run-${run.command}`)} tabIndex={0}>
        {run.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
          <p key={index}>{linked(line)}</p>
        ))}
        <p ref={end} />
      </div>
    </section>
  );
}

/** A line with its addresses as links. */
function linked(line: string) {
  return line.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={part} target="_blank" rel="noopener">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
