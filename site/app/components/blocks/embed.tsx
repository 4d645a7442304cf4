import type { BlockNode } from "../../../routes/content-tree.ts";
import { Link } from "../link/link.tsx";
import styles from "./blocks.module.css";

/**
 * What stands for an element of another host: a box of the same size that names it and links to it.
 * Nothing is requested from the other host.
 */
export function Embed({ embed }: { readonly embed: Extract<BlockNode, { type: "embed" }> }) {
  const { title, src, width, height } = embed;
  return (
    <div className={styles.embed} data-consent="placeholder">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" />
      <p>
        <Link to={src}>{title}</Link>
      </p>
    </div>
  );
}
