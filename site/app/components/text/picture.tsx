import type { Picture } from "../../../page-data/content-tree.ts";
import styles from "./picture.module.css";

interface PictureViewProps {
  readonly picture: Picture;
  /** Whether the picture is loaded with the page instead of lazily, without a reserved box. */
  readonly eager?: boolean | undefined;
}

/**
 * A picture in its reserved box. The first one of a page is loaded at once. Any other is marked `data-lazy` and has its
 * addresses in `data-src` and `data-srcset` until the client sets `src` and `srcset` (P10); without scripts a copy in
 * `<noscript>` is loaded at once.
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
  /** Whether the client sets the addresses later. */
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

/**
 * The attributes of a file; if it is to wait, under names that make no browser request it, until the client renames them,
 * be it before hydration.
 */
function file({ src, srcSet, ...others }: FileNames, waiting: boolean) {
  return waiting
    ? { ...others, "data-srcset": srcSet, "data-src": src, suppressHydrationWarning: true }
    : { ...others, srcSet, src };
}
