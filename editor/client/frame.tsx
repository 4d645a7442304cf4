import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { UnreachableError } from "./api/ask.ts";
import { FileEditor } from "./collections/file-editor.tsx";
import { OthersView, TextList } from "./collections/text-lists.tsx";
import { TextView } from "./collections/text-view.tsx";
import { keptOf } from "./saving/kept-in-browser.ts";
import { KeptTexts } from "./saving/kept-texts.tsx";
import { Button } from "./shell/controls.tsx";
import { hashOf, type Route, useRoute } from "./shell/route.ts";
import { useSurroundings } from "./shell/surroundings.ts";
import { languageOfMessages, routeOfList, textAt, useLists, useTitles } from "./shell/texts.ts";
import { ErrorNote, Thrown, View, ViewBoundary } from "./shell/view.tsx";
import { InboxPage } from "./views/inbox-page.tsx";
import { MediaPage } from "./views/media.tsx";
import { PeoplePage } from "./views/people-page.tsx";
import { PublishPage } from "./views/publish-page.tsx";
import { useSay } from "./words/words.ts";

/** An entry of the menu: where it leads, and its name. */
type Entry = readonly [to: Route, name: string];

/**
 * The frame around every view: the collections to choose from, and the view.
 *
 * @param told what was done last, and the view that it is said above
 * @param error why the lists are those of before
 * @param isAway whether the server does not answer: a form says so itself
 */
export function Frame(props: {
  readonly told: { readonly said: string; readonly at: string };
  readonly error: Error | undefined;
  readonly isAway: boolean;
  readonly onClose: () => void;
}) {
  const { told, error, isAway, onClose } = props;
  const say = useSay();
  const route = useRoute();
  const site = useSurroundings();
  const { brand, targets } = site;
  const [open, setOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  useKeptFocus();
  const shown = hashOf(route);
  const seen = useRef(shown);
  // Whoever goes elsewhere has read what was told.
  const leave = useEffectEvent(() => told.at !== shown && onClose());
  useEffect(() => {
    leave();
    // The menu may have been opened before this is run for the first view.
    if (seen.current === shown) return;
    seen.current = shown;
    setOpen(false);
    // A new view begins at its top, for eyes and for screen readers.
    main.current?.focus();
  }, [shown]);
  const said = told.at === shown ? told.said : "";
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  const entries: readonly Entry[] = [
    ...useLists().map(({ key, words }): Entry => [{ view: "list", list: key }, words.list]),
    [{ view: "file", path: "site.yaml" }, say("company")],
    [{ view: "file", path: "tags.yaml" }, say("tags")],
    [{ view: "media" }, say("media")],
    [{ view: "others" }, say("others")],
    [{ view: "inbox" }, say("inbox")],
    [{ view: "publish" }, say("publish")],
    ...(site.me === null ? [] : [[{ view: "access" }, say("access")] as const]),
  ];
  // A text, and a file that is shown by its path, stand in the list of their kind.
  const isEntry = entries.some(([to]) => hashOf(to) === shown);
  const inHand = textAt(route, site);
  const text = inHand?.text;
  const file = route.view === "file" ? route.path : inHand?.text.versions[inHand.language]?.path;
  const group = { view: route.view === "message" ? "inbox" : "others" } as const;
  const current = isEntry ? route : text ? routeOfList(text) : group;
  return (
    <div className="frame">
      <header className="side">
        <a className="skip" href={shown} onClick={skip}>
          {say("skip")}
        </a>
        <p className="brand">
          {targets.icon === null ? null : <img src={targets.icon} alt="" />}
          <span>
            {brand} <small>{say("editor")}</small>
          </span>
        </p>
        <button
          type="button"
          className="button alt menu"
          aria-expanded={open}
          aria-controls="collections"
          onClick={() => setOpen(!open)}
        >
          {say("menu")}
        </button>
        <nav id="collections" className={open ? "open" : undefined} aria-label={say("menu")}>
          <ul className="entries">
            {entries.map(([to, name]) => (
              <li key={name}>
                <a
                  href={hashOf(to)}
                  aria-current={hashOf(to) === hashOf(current) ? "page" : undefined}
                  onClick={() => setOpen(false)}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main ref={main} tabIndex={-1} aria-labelledby="view-title">
        <p className={said === "" ? undefined : "note told"}>
          <span role="status">{said}</span> {said !== "" && <Button kind="quiet" word="close" onClick={onClose} />}
        </p>
        <ErrorNote error={isAway && file === undefined ? new UnreachableError() : error} />
        <Thrown key={`thrown ${shown}`} />
        <KeptTexts shown={file} />
        <ViewBoundary key={shown}>
          <Shown route={route} />
        </ViewBoundary>
      </main>
    </div>
  );
}

function Shown({ route }: { readonly route: Route }) {
  const say = useSay();
  const { titleOf } = useTitles();
  const site = useSurroundings();
  const text = textAt(route, site);
  if (text) return <TextView {...text} />;
  switch (route.view) {
    case "list":
      return <TextList list={route.list} />;
    case "article":
    case "page":
      return <View title={say("no-such-text")} />;
    case "file": {
      const { path } = route;
      const kept = keptOf(site.folder).find((one) => one.path === path);
      return <FileEditor path={path} title={titleOf(path, kept?.base)} language={languageOfMessages(path)} />;
    }
    case "media":
      return <MediaPage />;
    case "inbox":
      return <InboxPage />;
    case "message":
      return <InboxPage only={route.id} />;
    case "others":
      return <OthersView />;
    case "access":
      return <PeoplePage />;
    case "publish":
      return <PublishPage />;
  }
}

const STOPS = ":is(a[href], button, input, textarea, select, summary, [tabindex='0'], [contenteditable='true'])";

/** What has the focus, and all that the keyboard reaches, in its order. */
interface Stop {
  readonly element: HTMLElement;
  readonly all: readonly HTMLElement[];
}

/**
 * Has the focus go on from where it was when what had it goes away or cannot be pressed any more: a button that takes out its own
 * row. A browser leaves it nowhere then, and a screen reader begins anew at the top. What a dialog was opened from counts once it
 * is closed.
 */
function useKeptFocus(): void {
  useEffect(() => {
    const stops = new Map<Element, Stop>();
    const remember = ({ target: element }: FocusEvent) => {
      // Whoever presses with a pointer does not ask where the keyboard is.
      if (!(element instanceof HTMLElement && element.matches(":focus-visible"))) return stops.clear();
      stops.set(topOf(element), { element, all: [...document.querySelectorAll<HTMLElement>(STOPS)] });
    };
    const look = () => {
      const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
      const stop = stops.get(top);
      if (document.activeElement !== document.body || stop === undefined || isThere(stop.element)) return;
      const at = stop.all.indexOf(stop.element);
      const near = [...stop.all.slice(at), ...stop.all.slice(0, at).reverse()];
      near.find((one) => isThere(one) && topOf(one) === top)?.focus();
    };
    // After what takes the focus itself.
    const observer = new MutationObserver(() => setTimeout(look));
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    document.addEventListener("focusin", remember);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", remember);
    };
  }, []);
}

/** The dialog that an element is in, or the page. */
function topOf(element: Element): Element {
  return element.closest("dialog") ?? document.body;
}

function isThere(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled") && element.checkVisibility();
}
