import { Fragment, useState } from "react";
import type { Conflict, Piece } from "../../contract/files.ts";
import { Button, Choices } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { useSay } from "../words/words.ts";

const SIDES = ["mine", "theirs"] as const;
type Side = (typeof SIDES)[number];

/** Two texts that changed in the same places: for each place, or for all, the owner says which one stays. */
export function ConflictDialog({
  conflict,
  onChosen,
  onClose,
}: {
  readonly conflict: Conflict;
  /** Given the whole text; undefined where a file stays deleted. */
  readonly onChosen: (text: string | undefined) => void;
  readonly onClose: () => void;
}) {
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
