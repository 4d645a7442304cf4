import { use, useState } from "react";
import { parseDirective } from "#engine/content/source/parse-directive.ts";
import { Choice, Labelled, TextLine } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { useSurroundings } from "../shell/surroundings.ts";
import { LanguageContext, useSay } from "../words/words.ts";

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

/** Something of another site, shown once a visitor has accepted its service. */
interface Embed {
  readonly service: string;
  readonly title: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The line that shows something of another site. A title has no square brackets. */
export function embedMarkdown({ service, title, src, width, height }: Embed): string {
  const words = title.trim().replaceAll("[", "(").replaceAll("]", ")");
  const address = src.replaceAll('"', "%22").replaceAll("}", "%7D");
  return `::embed[${words}]{service="${service}" src="${address}" width=${width} height=${height}}`;
}

/** Reads such a line; undefined for any other. */
export function readEmbed(line: string): Embed | undefined {
  const { name, title = "", attributes = {} } = parseDirective(line) ?? {};
  const { service = "", src = "", width, height } = attributes;
  return name === "embed" ? { title, service, src, width: Number(width), height: Number(height) } : undefined;
}

/** Reads what a provider gives to be copied, an address or a piece of HTML, as address and size. */
export function readEmbedCode(code: string): Pick<Embed, "src"> & Partial<Embed> {
  const [frame = ""] = /<iframe[^>]*/i.exec(code) ?? [];
  const found = [...frame.matchAll(/\s(src|width|height)=["']?([^"'\s]+)/gi)];
  const given = Object.fromEntries(found.map(([, name = "", value = ""]) => [name.toLowerCase(), value]));
  const { src = frame === "" ? code.trim() : "" } = given;
  const size = (name: "width" | "height") => (Number(given[name]) > 0 ? { [name]: Number(given[name]) } : {});
  return { src: src.replaceAll("&amp;", "&"), ...size("width"), ...size("height") };
}
