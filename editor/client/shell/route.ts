import { useSyncExternalStore } from "react";
import type { SiteLanguage } from "../../contract/values.ts";

const PLAIN = ["media", "inbox", "publish", "others", "access"] as const;

/** The view of the window; it stands in the address after the `#`, so that back, forward and reload work. */
export type Route =
  | { readonly view: (typeof PLAIN)[number] }
  | { readonly view: "list"; readonly list: string }
  | { readonly view: "article" | "page"; readonly key: string; readonly language: SiteLanguage }
  | { readonly view: "file"; readonly path: string }
  /** One message of a visitor: what the mail that brings it leads to. */
  | { readonly view: "message"; readonly id: string };

/**
 * The route that an address names; the articles where it names none.
 *
 * @example routeOf("#page/home/fr") // { view: "page", key: "home", language: "fr" }
 */
export function routeOf(hash: string): Route {
  const [view = "", first = "", last = ""] = hash.replace(/^#/, "").split("/").map(decoded);
  if ((view === "article" || view === "page") && first !== "" && last !== "")
    return { view, key: first, language: last };
  if (view === "file" && first !== "") return { view, path: first };
  if (view === "message" && first !== "") return { view, id: first };
  const plain = PLAIN.find((name) => name === view);
  return plain ? { view: plain } : { view: "list", list: (view === "list" && first) || "articles" };
}

/** A part of an address, also of one that was cut in the middle of a percent-encoded character. */
function decoded(part: string): string {
  return new URLSearchParams(`part=${part}`).get("part") ?? "";
}

export function hashOf(route: Route): string {
  const { view, ...named } = route;
  return `#${[view, ...Object.values(named)].map(encodeURIComponent).join("/")}`;
}

export function goTo(route: Route): void {
  location.hash = hashOf(route);
}

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => location.hash));
}

function subscribe(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}
