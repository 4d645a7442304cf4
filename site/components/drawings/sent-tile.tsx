import type { ReactNode } from "react";
import type { TilePaints } from "#drawings/paint.ts";
import { tileFile } from "#drawings/tile-markup.ts";
import { useMessage } from "../../context/locale-context.ts";
import { DrawingImage } from "./drawing-files.tsx";
import styles from "./sent-tile.module.css";

/**
 * After a message was sent: the tile of the visitor's name in the bridge of three thousand dots, to keep as a file.
 *
 * @param name not empty
 */
export function SentTile({ name, paints }: Readonly<{ name: string; paints: TilePaints }>): ReactNode {
  const message = useMessage();
  const before = topOfFocus();
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(tileFile(name, paints))}`;
  return (
    <section className="stack" aria-labelledby="_your-tile" ref={stay}>
      <div className={styles.bridge}>
        <DrawingImage name="dots" width={750} height={400} />
        {/* Of the size that print leaves out, as the dots: without them it would cover the words below. */}
        <img className={styles.tile} src={address} width={750} height={750} alt="" />
      </div>
      <h3 id="_your-tile">{message("contact.tile")}</h3>
      <p className="small soft">{message("contact.tile-hint")}</p>
      <p>
        <a className="btn alt" href={address} download={`${message("contact.tile-file")}.svg`}>
          {message("contact.keep-tile")}
        </a>
      </p>
    </section>
  );

  /** Firefox would keep what stands below the tile in its place, and push the thanks above it, which have the focus, out of sight. */
  function stay(tile: HTMLElement | null): void {
    if (tile && before > -innerHeight) scrollBy(0, topOfFocus() - before);
  }
}

const topOfFocus = () => document.activeElement?.getBoundingClientRect().top ?? 0;
