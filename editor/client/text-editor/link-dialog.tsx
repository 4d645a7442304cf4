import { type FormEvent, useState } from "react";
import { Dialog } from "../shell/dialog.tsx";
import { useForm } from "../shell/form-context.ts";
import { useSay } from "../words/words.ts";
import { link, type TextCommand } from "./commands.ts";

/** Asks where a link leads: a page or document of the site, chosen, or an address of another site. */
export function LinkDialog({
  words,
  onDone,
}: {
  readonly words: string;
  readonly onDone: (command?: TextCommand) => void;
}) {
  const say = useSay();
  const { targets, language } = useForm();
  const [search, setSearch] = useState("");
  const [href, setHref] = useState("");
  const [text, setText] = useState(words);
  const wanted = search.trim().toLowerCase();
  const found = targets.links
    .filter((target) => language === undefined || target.language === language || target.kind === "document")
    .filter(({ title, href }) => `${title} ${href}`.toLowerCase().includes(wanted));
  const chosen = targets.links.find((target) => target.href === href);
  const shown = text.trim() === "" ? (chosen?.title ?? href) : text;
  const isLink = chosen !== undefined || /^(https?:\/\/|mailto:|tel:|\/)\S+/.test(href);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isLink) onDone(link(href, shown));
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
            onChange={({ target }) => setHref(target.value.trim())}
          />
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
          <button type="submit" className="button" disabled={!isLink}>
            {say("insert")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
