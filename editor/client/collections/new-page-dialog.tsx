import { useState } from "react";
import type { PageEntry } from "../../contract/collections.ts";
import type { SiteLanguage } from "../../contract/values.ts";
import { FormDialog, TextLine } from "../shell/form-dialog.tsx";
import { useSurroundings } from "../shell/surroundings.ts";
import { useLanguageName, useSay } from "../words/words.ts";
import { useChangeTexts } from "./use-change-texts.ts";

/** Asks for the titles of a new page, and for the one that lends it its texts where there are others like it. */
export function NewPageDialog({
  title: heading,
  kind,
  models,
  onClose,
}: {
  readonly title: string;
  readonly kind: string;
  /** The pages of which one lends its texts; empty for a page that begins with its title alone. */
  readonly models: readonly PageEntry[];
  readonly onClose: () => void;
}) {
  const say = useSay();
  const languageName = useLanguageName();
  const { languages } = useSurroundings().collections;
  const [titles, setTitles] = useState<Record<SiteLanguage, string>>({});
  const [model, setModel] = useState(models[0]?.page ?? "");
  const { change, error } = useChangeTexts();
  const chosen = models.find(({ page }) => page === model);
  const isWhole = languages.every((language) => (titles[language] ?? "").trim() !== "");
  const add = async () => {
    const request = chosen
      ? ({ do: "copy", paths: Object.values(chosen.files), titles } as const)
      : ({ do: "new-page", kind, titles } as const);
    if (await change(request)) onClose();
  };
  return (
    <FormDialog
      title={heading}
      answer={say("create")}
      isComplete={isWhole}
      error={error}
      onAnswer={() => void add()}
      onClose={onClose}
    >
      {languages.map((language) => (
        <TextLine
          key={language}
          label={say("title-in", { language: languageName(language) })}
          lang={language}
          value={titles[language] ?? ""}
          onType={(title) => setTitles({ ...titles, [language]: title })}
        />
      ))}
      {chosen && (
        <div className="field">
          <label htmlFor="new-model">{say("model-page")}</label>
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
            {say("model-page-hint")}
          </p>
        </div>
      )}
    </FormDialog>
  );
}
