import { useId, useState } from "react";
import { type PercentCrop, ReactCrop } from "react-image-crop";
import type { MediaEntry } from "../../contract/files.ts";
import type { Framing } from "../../contract/requests.ts";
import { query } from "../api/ask.ts";
import { Button } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { useSay } from "../words/words.ts";

type Crop = NonNullable<Framing["crop"]>;
type Point = NonNullable<Framing["point"]>;

const WHOLE: Crop = { left: 0, top: 0, width: 100, height: 100 };
/** The percents of a picture that are shown at least, across and down. */
const LEAST = 10;
const EDGES = ["left", "right", "top", "bottom"] as const;

/**
 * Asks which part of a picture is shown, by a rectangle whose edges are dragged, or set by sliders where dragging is hard, and
 * which point of it stays in view where a page shows less.
 */
export function FramingDialog(props: {
  readonly entry: Pick<MediaEntry, "path" | "name" | "version" | "framing">;
  readonly error: Error | undefined;
  readonly onAnswer: (framing: Framing) => void;
  readonly onClose: () => void;
}) {
  const { entry, error, onAnswer, onClose } = props;
  const { path, name, version, framing = {} } = entry;
  const say = useSay();
  // As it is drawn: rounded at once, what an arrow key does would be lost.
  const [drawn, setDrawn] = useState(() => drawnCrop(framing.crop ?? WHOLE));
  const [point, setPoint] = useState(framing.point);
  const crop = wholePercents(drawn);
  const isWhole = crop.width === 100 && crop.height === 100;
  const shown = point ?? middleOf(crop);
  const edges = { left: crop.left, right: crop.left + crop.width, top: crop.top, bottom: crop.top + crop.height };
  const move = (edge: keyof typeof edges, to: number) => {
    const at = { ...edges, [edge]: to };
    const moved = { left: at.left, top: at.top, width: at.right - at.left, height: at.bottom - at.top };
    if (Math.min(moved.width, moved.height) >= LEAST) setDrawn(drawnCrop(moved));
  };
  const handle = (edges: string) => say("crop-handle", { edges });
  const [top, left, bottom, right] = [say("edge-top"), say("edge-left"), say("edge-bottom"), say("edge-right")];
  const labels = {
    cropArea: say("crop-area"),
    nwDragHandle: handle(`${top}, ${left}`),
    nDragHandle: handle(top),
    neDragHandle: handle(`${top}, ${right}`),
    eDragHandle: handle(right),
    seDragHandle: handle(`${bottom}, ${right}`),
    sDragHandle: handle(bottom),
    swDragHandle: handle(`${bottom}, ${left}`),
    wDragHandle: handle(left),
  };
  return (
    <Dialog
      title={say("named", { what: say("frame-picture"), name })}
      wide
      answer={say("take-over")}
      error={error}
      others={
        <Button
          kind="alt"
          word="whole-picture"
          onClick={() => {
            setDrawn(drawnCrop(WHOLE));
            setPoint(undefined);
          }}
        />
      }
      onAnswer={() => onAnswer({ ...(!isWhole && { crop }), ...(point && { point }) })}
      onClose={onClose}
    >
      <p className="hint">{say("crop-hint")}</p>
      <div className="framing">
        <ReactCrop
          crop={drawn}
          keepSelection
          minWidth={10}
          minHeight={10}
          ariaLabels={labels}
          onChange={(_pixels, percent) => setDrawn(percent)}
        >
          <img src={`api/media/file${query({ path, version })}`} alt={say("picture-to-frame")} />
          <span className="point" style={{ insetInlineStart: `${shown.left}%`, insetBlockStart: `${shown.top}%` }} />
        </ReactCrop>
      </div>
      <fieldset className="group">
        <legend>{say("crop-area")}</legend>
        {EDGES.map((edge) => (
          <Slider key={edge} label={say(`edge-${edge}`)} value={edges[edge]} onMove={(to) => move(edge, to)} />
        ))}
      </fieldset>
      <fieldset className="group">
        <legend>{say("point-in-view")}</legend>
        <p className="hint">{say("point-hint")}</p>
        <Slider label={say("from-left")} value={shown.left} onMove={(left) => setPoint({ ...shown, left })} />
        <Slider label={say("from-top")} value={shown.top} onMove={(top) => setPoint({ ...shown, top })} />
      </fieldset>
    </Dialog>
  );
}

function Slider({ label, value, onMove }: Readonly<{ label: string; value: number; onMove: (to: number) => void }>) {
  const id = useId();
  return (
    <p className="slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={({ target }) => onMove(Number(target.value))}
      />
      <output htmlFor={id}>{value} %</output>
    </p>
  );
}

function middleOf({ left, top, width, height }: Crop): Point {
  return { left: Math.round(left + width / 2), top: Math.round(top + height / 2) };
}

function drawnCrop({ left, top, width, height }: Crop): PercentCrop {
  return { unit: "%", x: left, y: top, width, height };
}

/** A rectangle whose edges lie on whole percents, and inside. */
function wholePercents({ x, y, width, height }: PercentCrop): Crop {
  const [left, top] = [Math.min(99, Math.round(x)), Math.min(99, Math.round(y))];
  const size = (from: number, to: number) => Math.max(1, Math.min(100, Math.round(to)) - from);
  return { left, top, width: size(left, x + width), height: size(top, y + height) };
}
