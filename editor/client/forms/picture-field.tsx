import { useState } from "react";
import { query } from "../api/ask.ts";
import { Button } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import type { FieldProps } from "../shell/form-context.ts";
import { asText } from "../shell/value.ts";
import { PictureChooser } from "../views/picture-chooser.tsx";
import { useSay } from "../words/words.ts";
import { Labelled } from "./labelled.tsx";

/** A picture, chosen from those of the site or brought from this machine. */
export function PictureField(props: FieldProps) {
  const say = useSay();
  const [choosing, setChoosing] = useState(false);
  const [picked, setPicked] = useState<string>();
  const name = asText(props.value);
  return (
    <Labelled field={props}>
      {(parts) => (
        <div className="picture-field">
          {name !== "" && <img src={`api/media/file${query({ path: `media/${name}` })}`} alt="" />}
          <span>{name === "" ? say("no-picture") : name}</span>
          <Button
            word="choose-picture"
            of={props.shape.title ?? ""}
            {...parts}
            kind="alt"
            onClick={() => setChoosing(true)}
          />
          {name !== "" && (
            <Button
              kind="quiet"
              word="take-out"
              of={name}
              onClick={() => props.onChange(props.required ? "" : undefined)}
            />
          )}
          {choosing && (
            <Dialog
              title={say("choose-picture")}
              answer={say("take-picture")}
              isComplete={picked !== undefined}
              onAnswer={() => {
                props.onChange(picked);
                setChoosing(false);
              }}
              onClose={() => setChoosing(false)}
            >
              <PictureChooser chosen={picked ?? name} onChoose={setPicked} />
            </Dialog>
          )}
        </div>
      )}
    </Labelled>
  );
}
