import { useEffect, useRef, useState } from "react";
import type { Collections, TextState } from "../../contract/collections.ts";
import type { Finding } from "../../contract/findings.ts";
import type { RunRequest } from "../../contract/requests.ts";
import type { ListedChange, Publishing, PublishingPlan, Run } from "../../contract/runs.ts";
import { ask, RefusedError } from "../api/ask.ts";
import { useAnswer } from "../api/use-answer.ts";
import { settleAll } from "../saving/file-in-hand.ts";
import { Findings } from "../saving/findings.tsx";
import { Button } from "../shell/controls.tsx";
import { FileLink } from "../shell/file-link.tsx";
import { hashOf } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { useTitles } from "../shell/texts.ts";
import { ErrorNote, Note, View } from "../shell/view.tsx";
import { useLanguageName, useMoment, useSay } from "../words/words.ts";
import { RunReport, show } from "./run-report.tsx";

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
  const [held, setHeld] = useState<readonly string[]>([]);
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
  const facts = publishing.answer;
  // What went online meanwhile is held back no more.
  const heldBack = held.filter((id) => facts?.changes?.some((change) => change.id === id));
  const chosen = useAnswer<PublishingPlan>(
    heldBack.length === 0 ? undefined : `publishing/plan?held=${encodeURIComponent(JSON.stringify(heldBack))}`,
    ({ type }) => type === "findings",
  );
  const whole = {
    errors: judged.answer?.filter(({ severity }) => severity === "error") ?? [],
    stopping: facts?.stopping,
  };
  const { errors, stopping = [] } = heldBack.length === 0 ? whole : (chosen.answer ?? { errors: [] });
  const needed = chosen.answer?.needed ?? [];
  const isBeingJudged = heldBack.length > 0 && chosen.answer === undefined && !chosen.error;
  const isJudged = !isBeingJudged && !(heldBack.length === 0 ? judged : chosen).error;
  const barred = useRef<HTMLDivElement>(null);
  const agreement = useRef<HTMLInputElement>(null);
  useEffect(() =>
    agreement.current?.setCustomValidity(accept ? "" : say("is-missing", { name: say("agree-to-stop") })),
  );
  const goesOnline = (id: string) => !heldBack.includes(id) || needed.some((one) => one.id === id);
  const stays = heldBack.filter((id) => !goesOnline(id));
  const isOfChange = ({ path }: Finding) => facts?.changes?.some((change) => change.path === path) ?? false;
  const toKnow = facts ? facts.concerns.length + Math.min(1, facts.samples.length) : 0;
  /** A button that starts a run; it leads to what it waits for. It keeps the focus, which a disabled one would lose. */
  const starts = (command: RunRequest["command"]) => {
    const isBack = command === "publish-back";
    const isBarred = facts?.hasWay === false || (!isBack && (!isJudged || errors.length > 0));
    return {
      "aria-disabled": running || isBarred,
      onClick() {
        if (running) return;
        if (isBarred) return barred.current?.querySelector("a")?.focus();
        if (!isBack && agreement.current?.reportValidity() === false) return;
        void start({ command, ...(stays.length > 0 && { held: stays }), ...(stopping.length > 0 && { accept }) });
      },
    };
  };
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
      {(errors.length > 0 || facts?.hasWay === false) && (
        <div ref={barred}>
          {errors.length > 0 && (
            <Note title={say("stops-publishing")} isError>
              <Findings findings={errors} />
              {heldBack.length > 0 && <p>{say("nothing-cures")}</p>}
            </Note>
          )}
          {facts?.hasWay === false && (
            <p className="note error">
              {say("no-way-to-publish")} <FileLink path="site.yaml" />
            </p>
          )}
        </div>
      )}
      {facts && <WhatChanges facts={facts} />}
      {facts?.changes && facts.changes.length > 0 && (
        <ChangesToChoose
          changes={facts.changes}
          needed={needed}
          isTicked={goesOnline}
          onTick={(id, isTicked) => setHeld(isTicked ? heldBack.filter((one) => one !== id) : [...heldBack, id])}
        />
      )}
      {stopping.length > 0 && (
        <Note title={say("stops-answering")}>
          <Findings findings={stopping} />
          <div className="choices">
            <label>
              <input
                ref={agreement}
                type="checkbox"
                checked={accept}
                onChange={({ target }) => setAccept(target.checked)}
              />
              <span>{say("agree-to-stop")}</span>
            </label>
          </div>
        </Note>
      )}
      {facts && toKnow > 0 && (
        // Once visitors come, what one does here has the room, unless it is about what goes online now.
        <details className="note" open={facts.publishedAt === null || facts.concerns.some(isOfChange)}>
          <summary>{say("before-visitors-come", { count: toKnow })}</summary>
          <Findings findings={facts.concerns} />
          {facts.samples.length > 0 && (
            <details>
              <summary>{say("sample-values", { count: facts.samples.length })}</summary>
              <Findings findings={facts.samples} />
            </details>
          )}
        </details>
      )}
      <p>{say("publish-hint")}</p>
      <p className="actions">
        <Button word={isBeingJudged ? "bringing" : "run-publish"} {...starts("publish")} />
        <Button kind="alt" word="run-publish-dry-run" {...starts("publish-dry-run")} />
        <Button kind="alt" word="run-publish-back" {...starts("publish-back")} />
      </p>
      <ErrorNote error={last.error ?? judged.error ?? chosen.error ?? publishing.error} />
      {refused !== undefined && (
        <div ref={show}>
          <ErrorNote error={refused.error} />
          {typeof asks === "string" && (
            <Button word="agree-to-command" onClick={() => void start({ ...refused.request, agreed: asks })} />
          )}
        </div>
      )}
      {run !== undefined && <RunReport run={run} />}
      {facts && <PublicationList publications={facts.publications} />}
    </View>
  );
}

interface Listed {
  readonly title: string;
  readonly path: string;
  readonly languages: readonly string[];
  readonly note?: string;
}

/** Whether anything has changed, and the texts that visitors will not find yet. */
function WhatChanges({ facts }: { readonly facts: Publishing }) {
  const say = useSay();
  const site = useSurroundings();
  const { publishedAt, changes, planned } = facts;
  const scheduled = textsIn(site, "scheduled").map(({ date, ...text }) => {
    const by = planned[text.path];
    const words = say("state-scheduled", { day: date });
    return { ...text, note: by === undefined ? words : `${words} ${say("by-whom", { name: by })}` };
  });
  return (
    <>
      {changes?.length === 0 && <p>{say("nothing-new")}</p>}
      {publishedAt !== null && changes === null && <p>{say("all-together")}</p>}
      <List title={say("will-wait")} texts={scheduled} />
      <List title={say("will-be-drafts")} texts={textsIn(site, "draft")} />
    </>
  );
}

/** Publications that are shown. */
const SHOWN = 10;

/** Who put the site online, took it back or planned it, where people sign in. */
function PublicationList({ publications }: Pick<Publishing, "publications">) {
  const say = useSay();
  const moment = useMoment();
  if (publications.every(({ by, isPlanned }) => by === null && !isPlanned)) return null;
  return (
    <>
      <h2>{say("publications")}</h2>
      <ul>
        {publications.slice(0, SHOWN).map(({ at, by, isBack, isPlanned }) => (
          <li key={at}>
            {moment(at)} – {say(isBack ? "was-taken-back" : isPlanned ? "was-planned" : "was-put-online")}
            {by !== null && ` ${say("by-whom", { name: by })}`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What changed, one thing a line; what is not ticked stays as it was online. */
function ChangesToChoose(props: {
  readonly changes: readonly ListedChange[];
  readonly needed: PublishingPlan["needed"];
  readonly isTicked: (id: string) => boolean;
  readonly onTick: (id: string, isTicked: boolean) => void;
}) {
  const { changes, needed, isTicked, onTick } = props;
  const say = useSay();
  const languageName = useLanguageName();
  const { titleOf } = useTitles();
  const { languages } = useSurroundings();
  const nameOf = ({ kind, path, title }: ListedChange) => {
    const file = path === null ? "" : titleOf(path);
    if (kind === "setting") return say("named", { what: file, name: title });
    return title || file;
  };
  const inWords = (codes: readonly string[]) => codes.map(languageName).join(", ");
  return (
    <fieldset className="group">
      <legend>{say("what-goes-online")}</legend>
      <p className="hint">{say("what-goes-online-hint")}</p>
      <ul className="changes">
        {changes.map((change) => {
          const { id, kind, path, missing } = change;
          const why = needed.find((one) => one.id === id)?.why;
          const isPart = change.languages.length > 0 && change.languages.length < languages.length - missing.length;
          return (
            <li key={id} className="choices">
              <label>
                <input type="checkbox" checked={isTicked(id)} onChange={({ target }) => onTick(id, target.checked)} />
                <span>{nameOf(change)}</span>
              </label>{" "}
              <small>
                {say(`change-${kind}`)}
                {isPart && ` (${inWords(change.languages)})`}
                {missing.length > 0 && ` – ${say("named", { what: say("missing"), name: inWords(missing) })}`}
                {change.by.length > 0 && ` – ${say("by-whom", { name: change.by.join(", ") })}`}
              </small>{" "}
              {path !== null && kind !== "file" && (
                <a
                  href={hashOf({ view: "file", path })}
                  aria-label={say("named", { what: say("look-at-it"), name: nameOf(change) })}
                >
                  {say("look-at-it")}
                </a>
              )}
              {why !== undefined && <p className="note">{say("needed-because", { why })}</p>}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

function List({ title, texts }: { readonly title: string; readonly texts: readonly Listed[] }) {
  const languageName = useLanguageName();
  if (texts.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {texts.map(({ title: name, path, languages, note }) => (
          <li key={path}>
            <a href={hashOf({ view: "file", path })}>{name}</a>
            {languages.length > 0 && <small> {languages.map(languageName).join(", ")}</small>}
            {note && <small> – {note}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The texts that are in a state, in the languages in which they are, each by the owner's title where it has one. */
function textsIn({ texts, language: owner }: Collections, state: TextState): (Listed & { readonly date: string })[] {
  return texts.flatMap(({ versions }) => {
    const languages = Object.keys(versions).filter((language) => versions[language]?.state === state);
    const first = versions[languages.find((language) => language === owner) ?? languages[0] ?? ""];
    return first ? [{ title: first.title, path: first.path, date: first.date, languages }] : [];
  });
}
