import { ConsentPlaceholder } from "../../../consent/ui/consent-placeholder.tsx";
import type { BlockNode } from "../../../page-data/content-tree.ts";
import styles from "./blocks.module.css";

/**
 * An element of another host. Until the visitor allows its service nothing is requested from there: a placeholder stands
 * in a box of the element's size, which stays when the element takes its place.
 */
export function Embed({ embed }: { readonly embed: Extract<BlockNode, { type: "embed" }> }) {
  const { title, service, src, width, height } = embed;
  return (
    <div className={styles.embed}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      <ConsentPlaceholder service={service} title={title} source={src} />
      <iframe
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
