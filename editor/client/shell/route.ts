import { useSyncExternalStore } from "react";
import type { SiteLanguage } from "../../contract/values.ts";

const PLAIN = ["articles", "media", "inbox", "publish", "others"] as const;

/** The view of the window; it stands in the address after the `#`, so that back, forward and reload work. */
export type Route =
  | { readonly view: (typeof PLAIN)[number] }
  /** The pages of a group, or those of none. */
  | { readonly view: "pages"; readonly group: string | null }
  | { readonly view: "article" | "page"; readonly key: string; readonly language: SiteLanguage }
  | { readonly view: "file"; readonly path: string };

/**
 * The route that an address names; the articles where it names none.
 *
 * @example routeOf("#page/home/fr") // { view: "page", key: "home", language: "fr" }
 */
export function routeOf(hash: string): Route {
  const [view = "", first = "", last = ""] = hash.replace(/^#/, "").split("/").map(decodeURIComponent);
  if ((view === "article" || view === "page") && first !== "" && last !== "")
    return { view, key: first, language: last };
  if (view === "file" && first !== "") return { view, path: first };
  if (view === "pages") return { view, group: first === "" ? null : first };
  return { view: PLAIN.find((name) => name === view) ?? "articles" };
}

/** The address of a route. */
export function hashOf(route: Route): string {
  const { view, ...named } = route;
  const parts = Object.values(named).filter((part) => part !== null);
  return `#${[view, ...parts].map(encodeURIComponent).join("/")}`;
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
