import { type MouseEvent, useEffect, useRef, useState } from "react";
import { ArticleList } from "./collections/article-list.tsx";
import { ArticleView } from "./collections/article-view.tsx";
import { OthersView } from "./collections/others-view.tsx";
import { PagesOfGroup } from "./collections/page-list.tsx";
import { FileView, PageView } from "./collections/page-view.tsx";
import { KeptTexts } from "./saving/kept-texts.tsx";
import { hashOf, type Route, useRoute } from "./shell/route.ts";
import { useSurroundings } from "./shell/surroundings.ts";
import { ViewBoundary } from "./shell/view-boundary.tsx";
import { InboxPage } from "./views/inbox-page.tsx";
import { MediaPage } from "./views/media-page.tsx";
import { PublishPage } from "./views/publish-page.tsx";
import { useSay } from "./words/words.ts";

/** An entry of the menu: where it leads, and its name. */
type Entry = readonly [to: Route, name: string];

/**
 * The frame around every view: the collections to choose from, and the view.
 *
 * @param told what was done last, above the view
 */
export function Frame({ told, onClose }: { readonly told: string; readonly onClose: () => void }) {
  const say = useSay();
  const route = useRoute();
  const { start, collections, targets } = useSurroundings();
  const [open, setOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const shown = hashOf(route);
  const first = useRef(shown);
  useEffect(() => {
    setOpen(false);
    // A new view begins at its top, for eyes and for screen readers.
    if (first.current !== shown) main.current?.focus();
    first.current = shown;
  }, [shown]);
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  const entries: readonly Entry[] = [
    [{ view: "articles" }, say("articles")],
    ...collections.pageLists.map(({ group, words }): Entry => [{ view: "pages", group }, words?.list ?? say("pages")]),
    [{ view: "file", path: collections.company }, say("company")],
    [{ view: "file", path: collections.tags }, say("tags")],
    [{ view: "media" }, say("media")],
    [{ view: "others" }, say("others")],
    [{ view: "inbox" }, say("inbox")],
    [{ view: "publish" }, say("publish")],
  ];
  const groupOf = (page: string) =>
    collections.pageLists.find(({ pages }) => pages.some((other) => other.page === page))?.group ?? null;
  const current = entryOf(route, entries, groupOf);
  return (
    <div className="frame">
      <header className="side">
        <a className="skip" href={shown} onClick={skip}>
          {say("skip")}
        </a>
        <p className="brand">
          {targets.icon === null ? null : <img src={targets.icon} alt="" />}
          <span>
            {start.brand} <small>{say("editor")}</small>
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
                <a href={hashOf(to)} aria-current={hashOf(to) === hashOf(current) ? "page" : undefined}>
                  {name}
                </a>
              </li>
            ))}
            {start.hasReport && (
              <li>
                <a href="api/report/index.html" target="_blank" rel="noopener">
                  {say("report")}
                </a>
              </li>
            )}
          </ul>
        </nav>
      </header>
      <main ref={main} tabIndex={-1}>
        <div role="status">
          {told !== "" && (
            <p className="note told">
              {told}{" "}
              <button type="button" className="quiet" onClick={onClose}>
                {say("close")}
              </button>
            </p>
          )}
        </div>
        <KeptTexts />
        <ViewBoundary key={shown}>
          <View route={route} />
        </ViewBoundary>
      </main>
    </div>
  );
}

function View({ route }: { readonly route: Route }) {
  switch (route.view) {
    case "articles":
      return <ArticleList />;
    case "article":
      return <ArticleView articleKey={route.key} language={route.language} />;
    case "pages":
      return <PagesOfGroup group={route.group} />;
    case "page":
      return <PageView page={route.page} language={route.language} />;
    case "file":
      return <FileView path={route.path} />;
    case "media":
      return <MediaPage />;
    case "inbox":
      return <InboxPage />;
    case "others":
      return <OthersView />;
    case "publish":
      return <PublishPage />;
  }
}

/** The entry of the menu that a view belongs to: a text that is shown by its path stands in the list of its kind. */
function entryOf(route: Route, entries: readonly Entry[], groupOf: (page: string) => string | null): Route {
  const own = entries.find(([to]) => hashOf(to) === hashOf(route))?.[0];
  if (own !== undefined) return own;
  const [folder, page = ""] = "path" in route ? route.path.split("/") : "page" in route ? ["pages", route.page] : [];
  if (route.view === "article" || folder === "posts") return { view: "articles" };
  if (folder === "pages") return { view: "pages", group: groupOf(page) };
  return { view: "others" };
}
