import type { BlockNode } from "#engine/pages/data/content-tree.ts";
import { createBlocks } from "#engine/views/create-blocks.tsx";
import { PictureFiles, type PictureProps } from "#engine/views/picture-files.tsx";
import styles from "./blocks.module.css";
import { Placeholder } from "./consent.tsx";
import { Heading } from "./heading.tsx";

const { quote, rule, scroll, figures, center, end } = styles;
const classes = { quote, rule, scroll, figures, center, end, gallery: "grid" };

/** Running text. The element around it sets line length and spacing (class `prose` or `stack`). */
export const Blocks = createBlocks({ Heading, Picture: PictureView, Embed, Widget, classes });

/**
 * An embedded element of another host. Nothing is requested from that host until the visitor accepts its service: a
 * placeholder fills a box of the element's size. The box keeps its size when the element replaces the placeholder.
 * The consent engine may have loaded it before hydration: React leaves it as it is.
 */
function Embed({ embed }: { readonly embed: Extract<BlockNode, { type: "embed" }> }) {
  const { title, service, src, width, height } = embed;
  return (
    <div className={styles.embed}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      <Placeholder service={service} title={title} source={src} />
      <iframe
        suppressHydrationWarning
        title={title}
        data-name={service}
        data-src={src}
        width={width}
        height={height}
        loading="lazy"
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </div>
  );
}

/**
 * A box that a script of another host fills, once the visitor accepts its service; at least as high as the author says.
 * It may be filled before hydration: React takes it for an element with inner HTML, and leaves it alone.
 */
function Widget({ widget }: { readonly widget: Extract<BlockNode, { type: "widget" }> }) {
  const { title, service, url, height, className } = widget;
  return (
    <div className={styles.embed}>
      <svg width="0" height={height} aria-hidden="true" />
      <Placeholder service={service} title={title} source={url} />
      {/* biome-ignore lint/a11y/useSemanticElements: klaro's mark, by which the script finds it, is a div's */}
      <div
        suppressHydrationWarning
        role="group"
        aria-label={title}
        className={className}
        data-name={service}
        data-url={url}
      >
        {""}
      </div>
    </div>
  );
}

export function PictureView(props: PictureProps) {
  return <PictureFiles {...props} classes={styles} />;
}
