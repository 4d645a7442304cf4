import type { SocialImages } from "#engine/build/artwork/social-images.ts";
import { postsCard, type SocialCard, socialCard, socialCardText } from "./social-card.ts";

/** The images that are shown where pages are shared: each is a page's head in small. */
export const socialImages: SocialImages<SocialCard> = {
  version: "8",
  card: socialCard,
  postsCard,
  textOf: socialCardText,
  messages: ["menu.news", "menu.services", "posts.title"],
  // Loaded when there is something to draw: an edited text needs no new image, and the libraries take 100 ms.
  draw: async (card, look) => (await import("./draw-social-card.ts")).drawSocialCard(card, look),
};
