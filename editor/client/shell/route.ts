import { useSyncExternalStore } from "react";
import type { SiteLanguage } from "../../contract/values.ts";

/** The view of the window; it stands in the address after the `#`, so that back, forward and reload work. */
export type Route =
  | { readonly view: "articles" | "media" | "inbox" | "publish" | "others" }
  /** The pages of a group, or those of none. */
  | { readonly view: "pages"; readonly group: string | null }
  | { readonly view: "article"; readonly key: string; readonly language: SiteLanguage }
  | { readonly view: "page"; readonly page: string; readonly language: SiteLanguage }
  | { readonly view: "file"; readonly path: string };

const PLAIN = ["articles", "media", "inbox", "publish", "others"] as const;

/**
 * The route that an address names; the articles where it names none.
 *
 * @example routeOf("#page/home/fr") // { view: "page", page: "home", language: "fr" }
 */
export function routeOf(hash: string): Route {
  const [view = "", first = "", last = ""] = hash.replace(/^#/, "").split("/").map(decodeURIComponent);
  const plain = PLAIN.find((name) => name === view);
  if (plain !== undefined) return { view: plain };
  if (view === "pages") return { view, group: first === "" ? null : first };
  if (view === "article" && first !== "" && last !== "") return { view, key: first, language: last };
  if (view === "page" && first !== "" && last !== "") return { view, page: first, language: last };
  if (view === "file" && first !== "") return { view, path: first };
  return { view: "articles" };
}

/** The address of a route. */
export function hashOf(route: Route): string {
  const named = "key" in route ? route.key : "page" in route ? route.page : "path" in route ? route.path : undefined;
  const first = "group" in route ? route.group : named;
  const parts = [first ?? [], "language" in route ? route.language : []].flat();
  return `#${[route.view, ...parts].map(encodeURIComponent).join("/")}`;
}

/** Goes to a route. */
export function goTo(route: Route): void {
  location.hash = hashOf(route);
}

/** The view of the window now. */
export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => location.hash));
}

function subscribe(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}
