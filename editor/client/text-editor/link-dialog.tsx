import { useState } from "react";
import { folded } from "#engine/i18n/folded.ts";
import { useForm } from "../shell/form-context.ts";
import { FormDialog, TextLine } from "../shell/form-dialog.tsx";
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
  const wanted = folded(search.trim());
  const found = targets.links
    .filter((target) => language === undefined || target.language === language || target.kind === "document")
    .filter(({ title, href }) => folded(`${title} ${href}`).includes(wanted));
  const chosen = targets.links.find((target) => target.href === href);
  const shown = text.trim() === "" ? (chosen?.title ?? href) : text;
  const whole = chosen?.href ?? completeAddress(href);
  const insert = () => {
    setRefused(whole === undefined);
    if (whole !== undefined) onDone({ words: shown, href: whole });
  };
  return (
    <FormDialog
      title={say("tool-link")}
      answer={say("insert")}
      others={
        before !== undefined && (
          <button type="button" className="button alt" onClick={() => onDone({ words, href: undefined })}>
            {say("no-link")}
          </button>
        )
      }
      onAnswer={insert}
      onClose={() => onDone()}
    >
      <TextLine label={say("search-page")} type="search" value={search} onType={setSearch} />
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
              {target.title} <small>{target.one ?? say(`kind-${target.kind}`)}</small>
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
      <TextLine label={say("link-text")} value={text} placeholder={chosen?.title} onType={setText} />
    </FormDialog>
  );
}
