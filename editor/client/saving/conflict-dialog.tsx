import { useState } from "react";
import type { Conflict, Piece } from "../../contract/files.ts";
import { Dialog } from "../shell/dialog.tsx";
import { useSay } from "../words/words.ts";

type Side = "mine" | "theirs";

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
    <Dialog title={say(theirs === null ? "deleted-title" : "conflict")} onClose={onClose} wide>
      <p>{error.sentence}</p>
      {theirs !== null && (
        <>
          <p className="actions">
            <button type="button" className="button alt" onClick={() => all("mine")}>
              {say("mine-everywhere")}
            </button>
            <button type="button" className="button alt" onClick={() => all("theirs")}>
              {say("theirs-everywhere")}
            </button>
          </p>
          {places.map((place, number) => (
            <fieldset key={place.index} className="group place">
              <legend>{say("place", { number: number + 1, count: places.length })}</legend>
              <div className="places">
                {(["mine", "theirs"] as const).map((side) => (
                  <label key={side} className="row-choice">
                    <input
                      type="radio"
                      name={`place-${place.index}`}
                      checked={(sides[place.index] ?? "mine") === side}
                      onChange={() => setSides({ ...sides, [place.index]: side })}
                    />
                    <span>
                      <b>{say(side)}</b>
                      <span className="place-text">{place[side].join("\n") || say("nothing-there")}</span>
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </>
      )}
      <p className="hint">{say("other-in-versions")}</p>
      <p className="actions">
        <button type="button" className="button" onClick={() => onChosen(chosenText(pieces, sides))}>
          {say(theirs === null ? "bring-back" : "keep-choice")}
        </button>
        {theirs === null ? (
          <button type="button" className="button alt" onClick={() => onChosen(undefined)}>
            {say("leave-deleted")}
          </button>
        ) : (
          <button type="button" className="quiet" onClick={onClose}>
            {say("decide-later")}
          </button>
        )}
      </p>
    </Dialog>
  );
}

function chosenText(pieces: readonly Piece[], sides: Readonly<Record<number, Side>>): string {
  return pieces.flatMap((piece, index) => ("same" in piece ? piece.same : piece[sides[index] ?? "mine"])).join("\n");
}
