import { useState } from "react";
import { useChangeTexts } from "../saving/use-change-texts.ts";
import { Choices, TextLine } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { useSurroundings } from "../shell/surroundings.ts";
import { useLanguageName, useSay } from "../words/words.ts";

/** Asks for the title of a new article, and the language that it begins in. */
export function NewArticleDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const languageName = useLanguageName();
  const { language: owner, languages } = useSurroundings();
  const { change, error } = useChangeTexts();
  const [title, setTitle] = useState("");
  const [language, setLanguage] = useState(languages.find((code) => code === owner) ?? languages[0] ?? "");
  return (
    <Dialog
      title={say("new-article")}
      answer={say("create")}
      isComplete={title.trim() !== ""}
      error={error}
      onAnswer={() => void change({ do: "new-article", title, language })}
      onClose={onClose}
    >
      <TextLine label={say("its-title")} hint={say("its-title-hint")} value={title} onType={setTitle} />
      <Choices
        legend={say("first-language")}
        options={languages.map((code) => [code, languageName(code)])}
        chosen={language}
        onChoose={setLanguage}
      />
    </Dialog>
  );
}
