import { siteEmbeds } from "#consent/client/site-embeds.tsx";
import { createBlocks } from "#engine/views/create-blocks.tsx";
import { PictureFiles, type PictureProps } from "#engine/views/picture-files.tsx";
import styles from "./blocks.module.css";
import { consentLooks } from "./consent.tsx";
import { Heading } from "./heading.tsx";

const { quote, rule, scroll, figures, center, end, image, waiting } = styles;
const classes = { quote, rule, scroll, figures, center, end, image, waiting, gallery: "grid" };

/** Running text. The element around it sets line length and spacing (class `prose` or `stack`). */
export const Blocks = createBlocks({ Heading, classes, ...siteEmbeds(consentLooks) });

export function PictureView(props: PictureProps) {
  return <PictureFiles {...props} classes={styles} />;
}
