import { useState } from "react";
import type { Finding } from "../../contract/findings.ts";
import type { RunRequest } from "../../contract/requests.ts";
import type { Publishing, Run } from "../../contract/runs.ts";
import { ask, RefusedError } from "../api/ask.ts";
import { useAnswer } from "../api/use-answer.ts";
import { settleAll } from "../saving/file-in-hand.ts";
import { Button } from "../shell/controls.tsx";
import { ErrorNote } from "../shell/error-note.tsx";
import { FileLink } from "../shell/file-link.tsx";
import { Note } from "../shell/note.tsx";
import { View } from "../shell/view.tsx";
import { useMoment, useSay } from "../words/words.ts";
import { FindingLinks } from "./finding-links.tsx";
import { RunReport } from "./run-report.tsx";
import { WhatChanges } from "./what-changes.tsx";

/** Says what a publication would do, puts the site online, and goes back. */
export function PublishPage() {
  const say = useSay();
  const moment = useMoment();
  // Judged again after each change of a text, here or elsewhere.
  const judged = useAnswer<readonly Finding[]>("findings", ({ type }) => type === "findings");
  const publishing = useAnswer<Publishing>("publishing", ({ type }) => type === "findings" || type === "run-end");
  const last = useAnswer<Run | null>("runs/last", ({ type }) => type === "run-line" || type === "run-end");
  const [refused, setRefused] = useState<{ readonly request: RunRequest; readonly error: Error }>();
  const [accept, setAccept] = useState(false);
  const run = last.answer ?? undefined;
  const start = async (request: RunRequest) => {
    await settleAll();
    await ask<Run>("POST", "runs", request).then(
      () => {
        setRefused(undefined);
        return last.again();
      },
      (error: Error) => setRefused({ request, error }),
    );
  };
  const asks = refused?.error instanceof RefusedError ? refused.error.answer.asks : undefined;
  const running = run !== undefined && run.exitCode === undefined;
  const errors = judged.answer?.filter(({ severity }) => severity === "error") ?? [];
  const facts = publishing.answer;
  const stopping = facts?.stopping ?? [];
  const isReady = !judged.error && errors.length === 0 && facts?.hasWay !== false && (accept || stopping.length === 0);
  /** A button that starts a run. While one goes it keeps the focus, which a disabled one would lose. */
  const starts = (command: RunRequest["command"]) => ({
    "aria-disabled": running,
    onClick: () => void (running || start({ command, ...(stopping.length > 0 && { accept }) })),
  });
  // The buttons come where they stay, and not before it is said what they would do.
  if (facts === undefined && publishing.error === undefined)
    return (
      <View title={say("publish")}>
        <p role="status">{say("opening")}</p>
      </View>
    );
  return (
    <View title={say("publish")}>
      {facts && (
        <p className="hint">
          {facts.publishedAt === null
            ? say("never-published")
            : say("last-published", { moment: moment(facts.publishedAt) })}
        </p>
      )}
      {errors.length > 0 && (
        <Note title={say("stops-publishing")} isError>
          <FindingLinks findings={errors} />
        </Note>
      )}
      {facts?.hasWay === false && (
        <p className="note error">
          {say("no-way-to-publish")} <FileLink path="site.yaml" />
        </p>
      )}
      {facts && <WhatChanges facts={facts} />}
      {stopping.length > 0 && (
        <Note title={say("stops-answering")}>
          <FindingLinks findings={stopping} />
          <label>
            <input type="checkbox" checked={accept} onChange={({ target }) => setAccept(target.checked)} />{" "}
            {say("agree-to-stop")}
          </label>
        </Note>
      )}
      {facts && facts.concerns.length + facts.samples.length > 0 && (
        <Note title={say("before-visitors-come")}>
          <FindingLinks findings={facts.concerns} />
          {facts.samples.length > 0 && (
            <details>
              <summary>{say("sample-values", { count: facts.samples.length })}</summary>
              <FindingLinks findings={facts.samples} />
            </details>
          )}
        </Note>
      )}
      <p>{say("publish-hint")}</p>
      <p className="actions">
        <Button word="run-publish" disabled={!isReady} {...starts("publish")} />
        <Button kind="alt" word="run-publish-dry-run" disabled={!isReady} {...starts("publish-dry-run")} />
        <Button kind="alt" word="run-publish-back" disabled={facts?.hasWay === false} {...starts("publish-back")} />
      </p>
      <ErrorNote error={refused?.error ?? last.error ?? judged.error ?? publishing.error} />
      {refused !== undefined && typeof asks === "string" && (
        <p className="actions">
          <Button word="agree-to-command" onClick={() => void start({ ...refused.request, agreed: asks })} />
        </p>
      )}
      {run !== undefined && <RunReport run={run} />}
    </View>
  );
}
