import { useState } from "react";
import { ownerLanguages } from "#engine/manifest/owner-facts.ts";
import { Choices, TextLine } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { useForm } from "../shell/form-context.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { useLanguageName, useSay } from "../words/words.ts";

/** Beside those of the site and of the editor. */
const CODES = ["es", "it", "de", "la"];

/** Asks in which language a word is, so that screen readers say it with the right voice. */
export function LanguageDialog({
  words,
  onDone,
}: {
  readonly words: string;
  readonly onDone: (chosen?: { readonly code: string; readonly words: string }) => void;
}) {
  const say = useSay();
  const languageName = useLanguageName();
  const { language } = useForm();
  const { languages } = useSurroundings();
  const codes = [...new Set([...languages, ...ownerLanguages, ...CODES])].filter((code) => code !== language);
  const [code, setCode] = useState(codes[0] ?? "");
  const [text, setText] = useState("");
  const marked = words === "" ? text.trim() : words;
  return (
    <Dialog
      title={say("tool-language")}
      answer={say("insert")}
      isComplete={marked !== ""}
      onAnswer={() => onDone({ code, words: marked })}
      onClose={() => onDone()}
    >
      <p className="hint">{say("language-hint")}</p>
      {words === "" ? (
        <TextLine label={say("foreign-word")} value={text} onType={setText} />
      ) : (
        <p className="quoted">{words}</p>
      )}
      <Choices
        legend={say("its-language")}
        options={codes.map((other) => [other, languageName(other)])}
        chosen={code}
        onChoose={setCode}
      />
    </Dialog>
  );
}
