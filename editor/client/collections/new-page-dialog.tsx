import { useState } from "react";
import type { TextInLanguages } from "../../contract/collections.ts";
import type { SiteLanguage } from "../../contract/values.ts";
import { useChangeTexts } from "../saving/use-change-texts.ts";
import { Choice, TextLine } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { useSurroundings } from "../shell/surroundings.ts";
import { useFirst } from "../shell/texts.ts";
import { useLanguageName, useSay } from "../words/words.ts";

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
  readonly models: readonly TextInLanguages[];
  readonly onClose: () => void;
}) {
  const say = useSay();
  const languageName = useLanguageName();
  const { languages } = useSurroundings();
  const [titles, setTitles] = useState<Record<SiteLanguage, string>>({});
  const [model, setModel] = useState(models[0]?.key ?? "");
  const first = useFirst();
  const { change, error } = useChangeTexts();
  const chosen = models.find(({ key }) => key === model);
  const isWhole = languages.every((language) => (titles[language] ?? "").trim() !== "");
  const request = chosen
    ? ({ do: "copy", paths: Object.values(chosen.versions).map(({ path }) => path), titles } as const)
    : ({ do: "new-page", kind, titles } as const);
  return (
    <Dialog
      title={heading}
      answer={say("create")}
      isComplete={isWhole}
      error={error}
      onAnswer={() => void change(request)}
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
        <Choice
          label={say("model-page")}
          hint={say("model-page-hint")}
          options={models.map((text) => [text.key, first(text).version.title])}
          chosen={model}
          onChoose={setModel}
        />
      )}
    </Dialog>
  );
}
