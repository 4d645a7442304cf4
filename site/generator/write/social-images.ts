import type { LocaleData, PageContext } from "../../routes/page-data.ts";
import { type SocialCard, socialCard, socialCardText } from "../artwork/social-card.ts";
import { createSocialPictures } from "../artwork/social-pictures.ts";
import type { Output } from "./output.ts";

/** Where the pictures are served that stand for pages where they are shared. */
const SOCIAL_ROOT = "/assets/social/";

/** The picture that stands for a page where it is shared: 1200 × 630. */
export interface SocialImage {
  readonly href: string;
  /** Its words. */
  readonly alt: string;
}

/**
 * Writes the picture of each page and language; pages whose pictures would be equal share one.
 *
 * @param cache folder where finished pictures are kept between builds
 */
export function socialImages(
  output: Output,
  cache: string,
): (context: PageContext, data: LocaleData) => Promise<SocialImage> {
  const picture = createSocialPictures(cache);
  const written = new Map<string, Promise<SocialImage>>();
  const write = async (card: SocialCard): Promise<SocialImage> => {
    const { name, bytes } = await picture(card);
    await output.add(SOCIAL_ROOT + name, bytes, { immutable: true });
    return { href: SOCIAL_ROOT + name, alt: socialCardText(card) };
  };
  return (context, data) => {
    const card = socialCard(context, data);
    const key = JSON.stringify(card);
    const image = written.get(key) ?? write(card);
    written.set(key, image);
    return image;
  };
}
