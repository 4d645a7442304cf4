import { Fragment, useState } from "react";
import { dialled } from "#engine/content/source/phone-number.ts";
import { hasWords } from "#engine/i18n/folded.ts";
import { Button, Choices, TextLine } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { useForm } from "../shell/form-context.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { useLinksToTexts } from "../shell/texts.ts";
import { useSay } from "../words/words.ts";

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
export function LinkDialog({
  words,
  before,
  onDone,
}: {
  readonly words: string;
  readonly before: string | undefined;
  readonly onDone: (link?: Link) => void;
}) {
  const say = useSay();
  const { language } = useForm();
  const { targets } = useSurroundings();
  const [search, setSearch] = useState("");
  const [href, setHref] = useState(before ?? "");
  // On the way to a longer address that of a page may be typed: it stays where it is typed.
  const [isTyped, setTyped] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [text, setText] = useState(words);
  const others = targets.links.map(({ kind, ...link }) => ({ ...link, one: say(`kind-${kind}`) }));
  const all = [...useLinksToTexts(), ...others];
  const found = all
    .filter((target) => language === undefined || (target.language ?? language) === language)
    .filter(({ title, href }) => hasWords(`${title} ${href}`, search));
  const chosen = all.find((target) => target.href === href);
  const shown = text.trim() === "" ? (chosen?.title ?? href) : text;
  const whole = chosen?.href ?? completeAddress(href);
  const insert = () => {
    setRefused(whole === undefined);
    if (whole !== undefined) onDone({ words: shown, href: whole });
  };
  return (
    <Dialog
      title={say("tool-link")}
      answer={say("insert")}
      others={
        before !== undefined && <Button kind="alt" word="no-link" onClick={() => onDone({ words, href: undefined })} />
      }
      onAnswer={insert}
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
        refusal={isRefused ? say("link-refused") : undefined}
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
