import { ErrorNote } from "../shell/error-note.tsx";
import { useSay } from "../words/words.ts";
import type { FileState } from "./file-state.ts";

/** Says how the text stands, and saves it. Always in sight. */
export function SaveBar({
  state,
  dirty,
  onSave,
  onDrop,
}: {
  readonly state: Extract<FileState, { readonly step: "open" }>;
  readonly dirty: boolean;
  readonly onSave: () => void;
  readonly onDrop: () => void;
}) {
  const say = useSay();
  const how = state.saving ? "saving" : dirty ? "unsaved" : state.justSaved ? "saved" : "as-on-disk";
  return (
    <div className="save-bar">
      <ErrorNote error={state.error} />
      <p role="status" className={dirty ? "how dirty" : "how"}>
        {say(how)}
      </p>
      {dirty && !state.recovered && (
        <button type="button" className="quiet" onClick={onDrop}>
          {say("drop-changes")}
        </button>
      )}
      <button
        type="button"
        className="button"
        aria-disabled={!dirty || state.saving || !state.file.writable}
        aria-keyshortcuts="Control+S"
        onClick={() => dirty && state.file.writable && onSave()}
      >
        {say("save")}
      </button>
    </div>
  );
}
