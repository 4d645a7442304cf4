import { type FormEvent, useState } from "react";
import { Dialog } from "../shell/dialog.tsx";
import { PictureChooser } from "../views/picture-chooser.tsx";
import { useSay } from "../words/words.ts";
import { paragraph, pictureMarkdown, type TextCommand } from "./commands.ts";

/** Asks for a picture, and for what it shows: without that, those who do not see it have nothing. */
export function PictureDialog({
  file,
  onDone,
}: {
  readonly file?: File | undefined;
  readonly onDone: (command?: TextCommand) => void;
}) {
  const say = useSay();
  const [name, setName] = useState<string>();
  const [alt, setAlt] = useState("");
  const [caption, setCaption] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (name !== undefined && alt.trim() !== "") onDone(paragraph(pictureMarkdown(alt, name, caption)));
  };
  return (
    <Dialog title={say("tool-picture")} onClose={() => onDone()} wide>
      <form onSubmit={submit} className="fields">
        <PictureChooser chosen={name} onChoose={setName} file={file} />
        <div className="field">
          <label htmlFor="picture-alt">{say("picture-alt")}</label>
          <textarea
            id="picture-alt"
            required
            rows={2}
            aria-describedby="picture-alt-hint"
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
          <p className="hint" id="picture-alt-hint">
            {say("picture-alt-hint")}
          </p>
        </div>
        <div className="field">
          <label htmlFor="picture-caption">
            {say("picture-caption")} <span className="optional">{say("optional")}</span>
          </label>
          <input id="picture-caption" value={caption} onChange={({ target }) => setCaption(target.value)} />
        </div>
        <p className="actions">
          <button type="submit" className="button" disabled={name === undefined || alt.trim() === ""}>
            {say("insert")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
