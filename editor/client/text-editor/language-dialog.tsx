import { useState } from "react";
import { useForm } from "../shell/form-context.ts";
import { FormDialog, TextLine } from "../shell/form-dialog.tsx";
import { useLanguageName, useSay } from "../words/words.ts";

const CODES = ["fr", "pt", "en", "es", "it", "de", "la"];

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
  const codes = CODES.filter((code) => code !== language);
  const [code, setCode] = useState(codes[0] ?? "en");
  const [text, setText] = useState("");
  const marked = words === "" ? text.trim() : words;
  return (
    <FormDialog
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
      <fieldset className="group">
        <legend>{say("its-language")}</legend>
        <div className="choices">
          {codes.map((other) => (
            <label key={other}>
              <input type="radio" name="foreign-language" checked={code === other} onChange={() => setCode(other)} />
              {languageName(other)}
            </label>
          ))}
        </div>
      </fieldset>
    </FormDialog>
  );
}
