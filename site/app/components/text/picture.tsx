import type { Picture } from "../../../page-data/content-tree.ts";
import styles from "./picture.module.css";

interface PictureViewProps {
  readonly picture: Picture;
  /** Whether the picture shows as soon as the page opens, without a box of its own. */
  readonly eager?: boolean | undefined;
}

/**
 * A picture in its reserved box. The first one of a page is loaded at once; any other keeps its addresses in `data-src`
 * and `data-srcset`, marked `data-lazy`, until the client swaps them in (P10); without scripts its twin
 * shows at once.
 */
export function PictureView({ picture, eager = false }: PictureViewProps) {
  if (eager) return <Files picture={picture} />;
  const { width, height, color, first = false } = picture;
  return (
    <span className={styles.box}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {color && <rect fill={color} width={width} height={height} />}
      </svg>
      <Files picture={picture} waiting={!first} />
      {!first && (
        <noscript>
          <Files picture={picture} />
        </noscript>
      )}
    </span>
  );
}

interface FilesProps {
  readonly picture: Picture;
  /** Whether the client gives the picture its files later. */
  readonly waiting?: boolean;
}

function Files({ picture, waiting = false }: FilesProps) {
  const { src, srcSet, sizes, sources, width, height, alt, first } = picture;
  return (
    <picture className={waiting ? styles.waiting : undefined}>
      {sources.map((source) => (
        <source key={source.srcSet} sizes={sizes} {...file(source, waiting)} />
      ))}
      <img
        className={styles.image}
        data-lazy={waiting ? "" : undefined}
        sizes={sizes}
        {...file({ src, srcSet }, waiting)}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        fetchPriority={first ? "high" : undefined}
      />
    </picture>
  );
}

interface FileNames {
  readonly src?: string;
  readonly srcSet: string | undefined;
}

/** Attributes of a file, those that make a browser ask for it under the names where they wait if it is to wait. */
function file({ src, srcSet, ...others }: FileNames, waiting: boolean) {
  return waiting ? { ...others, "data-srcset": srcSet, "data-src": src } : { ...others, srcSet, src };
}
