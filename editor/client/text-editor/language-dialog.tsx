import { type FormEvent, use, useState } from "react";
import { Dialog } from "../shell/dialog.tsx";
import { useForm } from "../shell/form-context.ts";
import { LanguageContext, useSay } from "../words/words.ts";

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
  const names = new Intl.DisplayNames([use(LanguageContext)], { type: "language" });
  const { language } = useForm();
  const codes = CODES.filter((code) => code !== language);
  const [code, setCode] = useState(codes[0] ?? "en");
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const chosen = words === "" ? text.trim() : words;
    if (chosen !== "") onDone({ code, words: chosen });
  };
  return (
    <Dialog title={say("tool-language")} onClose={() => onDone()}>
      <form onSubmit={submit} className="fields">
        <p className="hint">{say("language-hint")}</p>
        {words === "" ? (
          <div className="field">
            <label htmlFor="foreign-word">{say("foreign-word")}</label>
            <input id="foreign-word" value={text} onChange={({ target }) => setText(target.value)} />
          </div>
        ) : (
          <p className="quoted">{words}</p>
        )}
        <fieldset className="group">
          <legend>{say("its-language")}</legend>
          <div className="choices">
            {codes.map((other) => (
              <label key={other}>
                <input type="radio" name="foreign-language" checked={code === other} onChange={() => setCode(other)} />
                {names.of(other)}
              </label>
            ))}
          </div>
        </fieldset>
        <p className="actions">
          <button type="submit" className="button" disabled={words === "" && text.trim() === ""}>
            {say("insert")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
