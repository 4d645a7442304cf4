import type { SocialImages } from "#engine/build/artwork/social-images.ts";
import { formatDate } from "#engine/i18n/format.ts";
import { plainText, type RichText } from "#engine/pages/data/content-tree.ts";
import type { PageContext } from "#engine/pages/data/page-data.ts";
import { ownSeeds } from "../../components/drawings/walls.ts";
import type { LocaleData } from "../../facts/site-facts.ts";
import { languageIn } from "../../languages/languages.ts";
import { message } from "../../languages/messages.ts";
import type { SitePage } from "../../site.config.ts";
import type { SocialCard } from "./draw-social-card.ts";

/** The images that are shown where pages are shared: each is a page's head in small. */
export const socialImages: SocialImages<SocialCard> = {
  version: "10",
  card: socialCard,
  postsCard,
  textOf: socialCardText,
  messages: ["menu.news", "menu.services", "posts.title"],
  // Loaded when there is something to draw: an edited text needs no new image, and the libraries take 100 ms.
  draw: async (card, look) => (await import("./draw-social-card.ts")).drawSocialCard(card, look),
};

export function socialCard(page: PageContext, { site, messages }: LocaleData): SocialCard {
  const context = page as SitePage;
  const { content } = context;
  const card = { seed: seedOf(context), brand: site.brand };
  if (context.page === "tag") {
    return { ...card, label: message(messages, "posts.title"), title: ["", context.content.tag.label] };
  }
  if (context.page === "post") {
    const date = formatDate(context.content.date, languageIn(context.locale));
    return {
      ...card,
      label: `${message(messages, "menu.news")} · ${date}`,
      title: regularAndBold(context.content.title),
    };
  }
  const title = regularAndBold("heading" in content ? content.heading : []);
  return context.page === "service"
    ? { ...card, label: message(messages, "menu.services"), title }
    : { ...card, title };
}

/** The card that older posts of a language share. */
function postsCard({ site, messages }: LocaleData): SocialCard {
  return { title: ["", message(messages, "posts.title")], seed: "blog", brand: site.brand };
}

export function socialCardText({ label, title, brand }: SocialCard): string {
  return [title.filter(Boolean).join(" "), label, brand].filter(Boolean).join(" – ");
}

/** A heading's regular and its bold part. A heading that is not regular text followed by bold text is one regular part. */
function regularAndBold(heading: RichText): readonly [string, string] {
  const at = heading.findIndex((node) => typeof node !== "string" && node.type === "strong");
  if (at < 1 || at !== heading.length - 1) return [plainText(heading).trim(), ""];
  return [plainText(heading.slice(0, at)).trim(), plainText(heading.slice(at)).trim()];
}

/** The seed of the wall on the page itself, where there is one. */
function seedOf(context: SitePage): string {
  if (context.page === "tag") return context.content.tag.id;
  if (context.page === "presentation") return ownSeeds.presentation;
  return "seed" in context.content && context.content.seed !== undefined ? context.content.seed : context.page;
}
