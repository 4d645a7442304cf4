import { useState } from "react";
import { Labelled, TextLine } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { PictureChooser } from "../views/picture-chooser.tsx";
import { useSay } from "../words/words.ts";

/** A picture of a text: its file, what it shows for those who do not see it, and a caption that may be empty. */
export interface Picture {
  readonly name: string;
  readonly alt: string;
  readonly caption: string;
}

/**
 * Asks for a picture, and for what it shows: without that, those who do not see it have nothing.
 *
 * @param before one that is there
 */
export function PictureDialog({
  file,
  before,
  onDone,
}: {
  readonly file: File | undefined;
  readonly before: Picture | undefined;
  readonly onDone: (picture?: Picture) => void;
}) {
  const say = useSay();
  const [name, setName] = useState(before?.name ?? "");
  const [alt, setAlt] = useState(before?.alt ?? "");
  const [caption, setCaption] = useState(before?.caption ?? "");
  return (
    <Dialog
      title={say("tool-picture")}
      wide
      answer={say("insert")}
      isComplete={name !== "" && alt.trim() !== ""}
      onAnswer={() => onDone({ name, alt: alt.trim(), caption: caption.trim() })}
      onClose={() => onDone()}
    >
      <PictureChooser chosen={name} onChoose={setName} file={file} />
      <Labelled label={say("picture-alt")} hint={say("picture-alt-hint")}>
        {(parts) => (
          <textarea {...parts} required rows={2} value={alt} onChange={({ target }) => setAlt(target.value)} />
        )}
      </Labelled>
      <TextLine
        label={
          <>
            {say("picture-caption")} <span className="optional">{say("optional")}</span>
          </>
        }
        value={caption}
        onType={setCaption}
      />
    </Dialog>
  );
}
