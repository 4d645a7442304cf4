import { Fragment, use, useState } from "react";
import { parseDirective } from "#engine/content/source/parse-directive.ts";
import { dialled } from "#engine/content/source/phone-number.ts";
import { hasWords } from "#engine/i18n/folded.ts";
import { ownerLanguages } from "#engine/manifest/owner-facts.ts";
import { Button, Choice, Choices, Labelled, TextLine } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { useForm, useSurroundings } from "../shell/surroundings.ts";
import { useLinksToTexts } from "../shell/texts.ts";
import { PictureChooser } from "../views/media.tsx";
import { LanguageContext, useLanguageName, useSay } from "../words/words.ts";

/** A picture of a text: its file, what it shows for those who do not see it, and a caption that may be empty. */
export interface Picture {
  readonly name: string;
  readonly alt: string;
  readonly caption: string;
}

const NO_PICTURE: Picture = { name: "", alt: "", caption: "" };

/**
 * Asks for a picture, or for several that are brought at once, and for what each shows: without that, those who do not see it have
 * nothing.
 *
 * @param files brought at once
 * @param before one that is there
 */
export function PictureDialog(props: {
  readonly files: readonly File[] | undefined;
  readonly before: Picture | undefined;
  readonly onDone: (pictures?: readonly Picture[]) => void;
}) {
  const { files, before, onDone } = props;
  const say = useSay();
  const [pictures, setPictures] = useState<readonly Picture[]>([before ?? NO_PICTURE]);
  const [first = NO_PICTURE] = pictures;
  const change = (index: number, own: Partial<Picture>) =>
    setPictures((all) => all.map((picture, at) => (at === index ? { ...picture, ...own } : picture)));
  const bring = (names: readonly string[]) =>
    setPictures((all) => {
      const [name = "", ...more] = names;
      if (more.length === 0) return [{ ...(all[0] ?? NO_PICTURE), name }];
      return [...all.filter((picture) => picture.name !== ""), ...names.map((own) => ({ ...NO_PICTURE, name: own }))];
    });
  const of = (word: "picture-alt" | "picture-caption", name: string) =>
    pictures.length > 1 ? say("named", { what: say(word), name }) : say(word);
  return (
    <Dialog
      title={say("tool-picture")}
      wide
      answer={say("insert")}
      onAnswer={() =>
        onDone(pictures.map(({ name, alt, caption }) => ({ name, alt: alt.trim(), caption: caption.trim() })))
      }
      onClose={() => onDone()}
    >
      <PictureChooser
        chosen={first.name}
        onChoose={(name) => setPictures([{ ...first, name }])}
        onBring={bring}
        files={files}
      />
      {pictures.map(({ name, alt, caption }, index) => (
        <Fragment key={name}>
          <Labelled
            label={of("picture-alt", name)}
            hint={say("picture-alt-hint")}
            refusal={alt.trim() === "" ? say("is-missing", { name: of("picture-alt", name) }) : undefined}
          >
            {(parts) => (
              <textarea
                {...parts}
                required
                rows={2}
                value={alt}
                onChange={({ target }) => change(index, { alt: target.value })}
              />
            )}
          </Labelled>
          <TextLine
            label={
              <>
                {of("picture-caption", name)} <span className="optional">{say("optional")}</span>
              </>
            }
            value={caption}
            onType={(typed) => change(index, { caption: typed })}
          />
        </Fragment>
      ))}
    </Dialog>
  );
}

/** Beside those of the site and of the editor. */
const CODES = ["es", "it", "de", "la"];

/** Asks in which language a word is, so that screen readers say it with the right voice. */
export function LanguageDialog(props: {
  readonly words: string;
  readonly onDone: (chosen?: { readonly code: string; readonly words: string }) => void;
}) {
  const { words, onDone } = props;
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
      onAnswer={() => onDone({ code, words: marked })}
      onClose={() => onDone()}
    >
      <p className="hint">{say("language-hint")}</p>
      {words === "" ? (
        <TextLine label={say("foreign-word")} required value={text} onType={setText} />
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

/** A link: its words, and where they lead; nowhere where it is taken away. */
export interface Link {
  readonly words: string;
  readonly href: string | undefined;
}

/**
 * Asks where a link leads: a page or document of the site, chosen, or an address of another site.
 *
 * @param before where one that is there leads
 */
export function LinkDialog(props: {
  readonly words: string;
  readonly before: string | undefined;
  readonly onDone: (link?: Link) => void;
}) {
  const { words, before, onDone } = props;
  const say = useSay();
  const { language } = useForm();
  const { targets } = useSurroundings();
  const [search, setSearch] = useState("");
  const [href, setHref] = useState(before ?? "");
  // On the way to a longer address that of a page may be typed: it stays where it is typed.
  const [isTyped, setTyped] = useState(false);
  const [text, setText] = useState(words);
  const others = targets.links.map(({ kind, ...link }) => ({ ...link, one: say(`kind-${kind}`) }));
  const all = [...useLinksToTexts(), ...others];
  const found = all
    .filter((target) => language === undefined || (target.language ?? language) === language)
    .filter(({ title, href }) => hasWords(`${title} ${href}`, search));
  const chosen = all.find((target) => target.href === href);
  const shown = text.trim() === "" ? (chosen?.title ?? href) : text;
  const whole = chosen?.href ?? completeAddress(href);
  return (
    <Dialog
      title={say("tool-link")}
      answer={say("insert")}
      others={
        before !== undefined && <Button kind="alt" word="no-link" onClick={() => onDone({ words, href: undefined })} />
      }
      onAnswer={() => onDone({ words: shown, href: whole })}
      onClose={() => onDone()}
    >
      <TextLine label={say("search-page")} type="search" value={search} onType={setSearch} />
      <Choices
        legend={say("page-of-site")}
        look="row-choices scroll"
        options={found.map(({ href, title, one }) => [
          href,
          <Fragment key={href}>
            {title} <small>{one}</small>
          </Fragment>,
        ])}
        chosen={href}
        onChoose={(page) => {
          setTyped(false);
          setHref(page);
        }}
      />
      <p role="status">{found.length === 0 && say("nothing-found")}</p>
      <TextLine
        label={say("other-address")}
        refusal={whole === undefined ? say("link-refused") : undefined}
        inputMode="url"
        placeholder="https://"
        value={chosen === undefined || isTyped ? href : ""}
        onType={(address) => {
          setTyped(true);
          setHref(address);
        }}
      />
      <TextLine label={say("link-text")} value={text} placeholder={chosen?.title} onType={setText} />
    </Dialog>
  );
}

/**
 * The address that an owner means: with its scheme, and without spaces; undefined for a text that is no address.
 *
 * @example completeAddress("www.exemple.fr") // "https://www.exemple.fr"
 */
export function completeAddress(typed: string): string | undefined {
  const text = typed.trim().replaceAll(" ", "%20");
  const number = dialled(typed.trim().replace(/^tel:/i, ""));
  if (number !== undefined) return `tel:${number}`;
  if (/^(https?:\/\/[^\s/?#]|mailto:.+@|tel:\d{2,6}$|[/#][^/\s]|\/$)/i.test(text)) return text;
  if (/^[^\s/@:]+@[^\s/@:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  return /^([\p{L}\p{N}-]+\.)+\p{L}{2,}(:\d+)?([/?#]|$)/u.test(text) ? `https://${text}` : undefined;
}

/**
 * Asks for a video or a map of another site, by the code that its provider gives.
 *
 * @param source the line of one that is there
 */
export function EmbedDialog(props: {
  readonly source: string | undefined;
  readonly onDone: (source?: string) => void;
}) {
  const { source, onDone } = props;
  const say = useSay();
  const language = use(LanguageContext);
  const { embedServices } = useSurroundings().targets;
  const before = readEmbed(source ?? "");
  const [service, setService] = useState(before?.service ?? embedServices[0]?.name ?? "");
  const [title, setTitle] = useState(before?.title ?? "");
  const [code, setCode] = useState(before?.src ?? "");
  const { src, width = before?.width ?? 560, height = before?.height ?? 315 } = readEmbedCode(code);
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
      onAnswer={() => onDone(embedMarkdown({ service, title, src, width, height }))}
      onClose={() => onDone()}
    >
      <Choice
        label={say("embed-service")}
        options={embedServices.map(({ name, title }) => [name, title[language] ?? name])}
        chosen={service}
        onChoose={setService}
      />
      <Labelled
        label={say("embed-code")}
        hint={say("embed-code-hint")}
        refusal={/^https:\/\/\S+$/.test(src) ? undefined : say("embed-code-hint")}
      >
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
      <TextLine label={say("embed-title")} required value={title} onType={setTitle} />
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
