import { type FormEvent, useState } from "react";
import { Dialog } from "../shell/dialog.tsx";
import { useForm } from "../shell/form-context.ts";
import { useSay } from "../words/words.ts";
import { completeAddress } from "./complete-address.ts";

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
  const { targets, language } = useForm();
  const [search, setSearch] = useState("");
  const [href, setHref] = useState(before ?? "");
  const [isRefused, setRefused] = useState(false);
  const [text, setText] = useState(words);
  const wanted = search.trim().toLowerCase();
  const found = targets.links
    .filter((target) => language === undefined || target.language === language || target.kind === "document")
    .filter(({ title, href }) => `${title} ${href}`.toLowerCase().includes(wanted));
  const chosen = targets.links.find((target) => target.href === href);
  const shown = text.trim() === "" ? (chosen?.title ?? href) : text;
  const whole = chosen?.href ?? completeAddress(href);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setRefused(whole === undefined);
    if (whole !== undefined) onDone({ words: shown, href: whole });
  };
  return (
    <Dialog title={say("tool-link")} onClose={() => onDone()}>
      <form onSubmit={submit} className="fields">
        <div className="field">
          <label htmlFor="link-search">{say("search-page")}</label>
          <input id="link-search" type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </div>
        <fieldset className="group scroll">
          <legend>{say("page-of-site")}</legend>
          {found.length === 0 && <p>{say("nothing-found")}</p>}
          {found.map((target) => (
            <label key={`${target.language}${target.href}`} className="row-choice">
              <input
                type="radio"
                name="link-target"
                checked={href === target.href}
                onChange={() => setHref(target.href)}
              />
              <span>
                {target.title} <small>{say(`kind-${target.kind}`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor="link-address">{say("other-address")}</label>
          <input
            id="link-address"
            inputMode="url"
            placeholder="https://"
            value={chosen === undefined ? href : ""}
            aria-describedby={isRefused ? "link-refused" : undefined}
            aria-invalid={isRefused || undefined}
            onChange={({ target }) => setHref(target.value)}
          />
          {isRefused && (
            <p id="link-refused" role="alert" className="said error">
              {say("link-refused")}
            </p>
          )}
        </div>
        <div className="field">
          <label htmlFor="link-text">{say("link-text")}</label>
          <input
            id="link-text"
            value={text}
            placeholder={chosen?.title}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <p className="actions">
          <button type="submit" className="button">
            {say("insert")}
          </button>
          {before !== undefined && (
            <button type="button" className="button alt" onClick={() => onDone({ words, href: undefined })}>
              {say("no-link")}
            </button>
          )}
        </p>
      </form>
    </Dialog>
  );
}
