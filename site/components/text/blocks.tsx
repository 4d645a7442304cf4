import { createBlocks } from "#engine/views/create-blocks.tsx";
import styles from "./blocks.module.css";
import { Embed, Widget } from "./embed.tsx";
import { Heading } from "./heading.tsx";
import { PictureView as Picture } from "./picture.tsx";

/** Running text. The element around it sets line length and spacing (class `prose` or `stack`). */
export const Blocks = createBlocks({ Heading, Picture, Embed, Widget, classes: styles });
