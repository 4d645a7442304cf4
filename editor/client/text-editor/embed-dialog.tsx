import { use, useState } from "react";
import { Choice, Labelled, TextLine } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { useSurroundings } from "../shell/surroundings.ts";
import { LanguageContext, useSay } from "../words/words.ts";
import { embedMarkdown, readEmbed, readEmbedCode } from "./embed.ts";

/**
 * Asks for a video or a map of another site, by the code that its provider gives.
 *
 * @param source the line of one that is there
 */
export function EmbedDialog({
  source,
  onDone,
}: {
  readonly source: string | undefined;
  readonly onDone: (source?: string) => void;
}) {
  const say = useSay();
  const language = use(LanguageContext);
  const { embedServices } = useSurroundings().targets;
  const before = readEmbed(source ?? "");
  const [service, setService] = useState(before?.service ?? embedServices[0]?.name ?? "");
  const [title, setTitle] = useState(before?.title ?? "");
  const [code, setCode] = useState(before?.src ?? "");
  const { src, width = before?.width ?? 560, height = before?.height ?? 315 } = readEmbedCode(code);
  const isWhole = service !== "" && title.trim() !== "" && /^https:\/\/\S+$/.test(src);
  if (embedServices.length === 0) {
    return (
      <Dialog title={say("tool-embed")} onClose={() => onDone()}>
        <p>{say("no-embed-service")}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={say("tool-embed")}
      answer={say("insert")}
      isComplete={isWhole}
      onAnswer={() => onDone(embedMarkdown({ service, title, src, width, height }))}
      onClose={() => onDone()}
    >
      <Choice
        label={say("embed-service")}
        options={embedServices.map(({ name, title }) => [name, title[language] ?? name])}
        chosen={service}
        onChoose={setService}
      />
      <Labelled label={say("embed-code")} hint={say("embed-code-hint")}>
        {(parts) => (
          <textarea
            {...parts}
            rows={3}
            spellCheck={false}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Labelled>
      <TextLine label={say("embed-title")} value={title} onType={setTitle} />
    </Dialog>
  );
}
