import { type FormEvent, useState } from "react";
import type { PageEntry } from "../../contract/collections.ts";
import type { SiteLanguage } from "../../contract/values.ts";
import { Dialog } from "../shell/dialog.tsx";
import { ErrorNote } from "../shell/error-note.tsx";
import { useSurroundings } from "../shell/surroundings.ts";
import { useLanguageName, useSay } from "../words/words.ts";
import { useChangeTexts } from "./use-change-texts.ts";

/** Asks for the titles of a new page, or of a service and which one it begins as. */
export function NewPageDialog({
  models,
  onClose,
}: {
  /** The services of which one lends its texts; empty for a page that begins with its title alone. */
  readonly models: readonly PageEntry[];
  readonly onClose: () => void;
}) {
  const say = useSay();
  const languageName = useLanguageName();
  const { languages } = useSurroundings().collections;
  const [titles, setTitles] = useState<Partial<Record<SiteLanguage, string>>>({});
  const [model, setModel] = useState(models[0]?.page ?? "");
  const { change, error } = useChangeTexts();
  const chosen = models.find(({ page }) => page === model);
  const isWhole = languages.every((language) => (titles[language] ?? "").trim() !== "");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const request = chosen
      ? ({ do: "copy", paths: Object.values(chosen.files), titles } as const)
      : ({ do: "new-page", titles } as const);
    if (await change(request)) onClose();
  };
  return (
    <Dialog title={say(chosen ? "new-service" : "new-page")} onClose={onClose}>
      <form className="fields" onSubmit={(event) => void submit(event)}>
        {languages.map((language) => (
          <div key={language} className="field">
            <label htmlFor={`new-title-${language}`}>{say("title-in", { language: languageName(language) })}</label>
            <input
              id={`new-title-${language}`}
              lang={language}
              value={titles[language] ?? ""}
              onChange={({ target }) => setTitles({ ...titles, [language]: target.value })}
            />
          </div>
        ))}
        {chosen && (
          <div className="field">
            <label htmlFor="new-model">{say("model-service")}</label>
            <select
              id="new-model"
              value={model}
              aria-describedby="new-model-hint"
              onChange={({ target }) => setModel(target.value)}
            >
              {models.map(({ page, title }) => (
                <option key={page} value={page}>
                  {title}
                </option>
              ))}
            </select>
            <p className="hint" id="new-model-hint">
              {say("model-service-hint")}
            </p>
          </div>
        )}
        <ErrorNote error={error} />
        <p className="actions">
          <button type="submit" className="button" disabled={!isWhole}>
            {say("create")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
