import { diffComm } from "node-diff3";
import { Fragment, useState } from "react";
import type { Conflict, FileVersion, OpenFile, Piece } from "../../contract/files.ts";
import { ask, query } from "../api/ask.ts";
import { useAnswer } from "../api/use-answer.ts";
import { Button, Choices } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { ErrorNote } from "../shell/view.tsx";
import { useMoment, useSay } from "../words/words.ts";

/** What a file was, by day and hour: what changed since each version, and a way back to it. */
export function VersionsDialog(props: {
  readonly path: string;
  /** Called once the file is the old one again; the dialog closes when it is done. */
  readonly onRestored: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const { path, onRestored, onClose } = props;
  const say = useSay();
  const day = useMoment({ dateStyle: "full" });
  const time = useMoment({ timeStyle: "medium" });
  const { answer, error } = useAnswer<readonly FileVersion[]>(`history${query({ path })}`);
  const now = useAnswer<OpenFile>(`file${query({ path })}`);
  const [chosen, setChosen] = useState<string>();
  const [refused, setRefused] = useState<Error>();
  const restore = async () => {
    await ask("POST", "history/restore", { path, id: chosen, version: now.answer?.version ?? null });
    await onRestored();
    onClose();
  };
  return (
    <Dialog
      title={say("versions")}
      wide
      answer={chosen && say("restore")}
      error={refused ?? error}
      onAnswer={() => void restore().catch(setRefused)}
      onClose={onClose}
    >
      {answer?.length === 0 && <p>{say("no-versions")}</p>}
      <div className="versions scroll">
        {[...Map.groupBy(answer ?? [], ({ savedAt }) => day(savedAt))].map(([name, own]) => (
          <Choices
            key={name}
            legend={name}
            options={own.map(({ id, savedAt, by }) => [
              id,
              by === undefined ? time(savedAt) : `${time(savedAt)} – ${by}`,
            ])}
            chosen={chosen}
            onChoose={setChosen}
          />
        ))}
      </div>
      {chosen !== undefined && now.answer !== undefined && (
        <>
          <OldVersion key={chosen} path={path} id={chosen} now={now.answer.text} />
          <p className="hint">
            {say("changes-hint")} {say("restore-hint")}
          </p>
        </>
      )}
    </Dialog>
  );
}

function OldVersion({ path, id, now }: { readonly path: string; readonly id: string; readonly now: string }) {
  const say = useSay();
  const { answer, error } = useAnswer<string>(`history/text${query({ path, id })}`);
  return (
    <>
      <ErrorNote error={error} />
      {answer !== undefined && <Changes name={say("changed-since")} before={answer} after={now} />}
    </>
  );
}

/** Lines above and below a change that are shown with it. */
const CONTEXT = 2;

/** What became of a text, as a word processor marks it: words that went are struck out, words that came are underlined. */
function Changes({ name, before, after }: { readonly name: string; readonly before: string; readonly after: string }) {
  const linesOf = (text: string) => text.split(/(?<=\n)/);
  const parts = diffComm(linesOf(before), linesOf(after));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll with the keyboard too.
    <section className="changes" aria-label={name} tabIndex={0}>
      {parts.flatMap(({ common, buffer1, buffer2 }, index) =>
        common
          ? nearby(common, index > 0, index < parts.length - 1)
          : diffComm(wordsOf(buffer1), wordsOf(buffer2)).flatMap((words, at) => [
              words.common?.join(""),
              // biome-ignore-start lint/suspicious/noArrayIndexKey: a part has no other name, and none is moved
              <del key={`${index} ${at} went`}>{words.buffer1?.join("")}</del>,
              <ins key={`${index} ${at} came`}>{words.buffer2?.join("")}</ins>,
              // biome-ignore-end lint/suspicious/noArrayIndexKey: a part has no other name, and none is moved
            ]),
      )}
    </section>
  );
}

function wordsOf(lines: readonly string[]): string[] {
  return lines.join("").split(/(?<=\s)/);
}

/** Lines that did not change, without those that are far from a change above and below. */
function nearby(lines: readonly string[], isBelow: boolean, isAbove: boolean): string {
  const [first, last] = [isBelow ? CONTEXT : 0, lines.length - (isAbove ? CONTEXT : 0)];
  const isWhole = last - first <= 1 || !(isBelow || isAbove);
  return (isWhole ? lines : [...lines.slice(0, first), "…\n", ...lines.slice(last)]).join("");
}

const SIDES = ["mine", "theirs"] as const;
type Side = (typeof SIDES)[number];

/** Two texts that changed in the same places: for each place, or for all, the owner says which one stays. */
export function ConflictDialog(props: {
  readonly conflict: Conflict;
  /** Given the whole text; undefined where a file stays deleted. */
  readonly onChosen: (text: string | undefined) => void;
  readonly onClose: () => void;
}) {
  const { conflict, onChosen, onClose } = props;
  const say = useSay();
  const { pieces, theirs, error } = conflict;
  const [sides, setSides] = useState<Readonly<Record<number, Side>>>({});
  const places = pieces.flatMap((piece, index) => ("same" in piece ? [] : [{ ...piece, index }]));
  const all = (side: Side) => setSides(Object.fromEntries(places.map(({ index }) => [index, side])));
  return (
    <Dialog
      title={say(theirs === null ? "deleted-title" : "conflict")}
      wide
      answer={say(theirs === null ? "bring-back" : "keep-choice")}
      others={
        theirs === null ? (
          <Button kind="alt" word="leave-deleted" onClick={() => onChosen(undefined)} />
        ) : (
          <Button kind="quiet" word="decide-later" onClick={onClose} />
        )
      }
      onAnswer={() => onChosen(chosenText(pieces, sides))}
      onClose={onClose}
    >
      <p>{error.sentence}</p>
      {theirs !== null && (
        <>
          <p className="actions">
            <Button kind="alt" word="mine-everywhere" onClick={() => all("mine")} />
            <Button kind="alt" word="theirs-everywhere" onClick={() => all("theirs")} />
          </p>
          {places.map((place, number) => (
            <Choices
              key={place.index}
              legend={say("place", { number: number + 1, count: places.length })}
              look="row-choices places"
              options={SIDES.map((side) => [
                side,
                <Fragment key={side}>
                  <b>{say(side)}</b>
                  <span className="place-text">{place[side].join("\n") || say("nothing-there")}</span>
                </Fragment>,
              ])}
              chosen={sides[place.index] ?? "mine"}
              onChoose={(side) => setSides({ ...sides, [place.index]: side })}
            />
          ))}
        </>
      )}
      <p className="hint">{say("other-in-versions")}</p>
    </Dialog>
  );
}

function chosenText(pieces: readonly Piece[], sides: Readonly<Record<number, Side>>): string {
  return pieces.flatMap((piece, index) => ("same" in piece ? piece.same : piece[sides[index] ?? "mine"])).join("\n");
}
