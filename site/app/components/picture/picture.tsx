import type { Picture } from "../../../routes/content-tree.ts";
import styles from "./picture.module.css";

/** Pictures stand in the column of running text: 38em at most, else the screen's width. */
const SIZES = "(min-width: 50rem) 47rem, 100vw";

interface PictureViewProps {
  readonly picture: Picture;
  /** Whether the picture shows as soon as the page opens, without a box of its own. */
  readonly eager?: boolean | undefined;
}

/**
 * A picture in its reserved box. The first one of a page is loaded at once; any other keeps its addresses in `data-src`
 * and `data-srcset`, marked `data-lazy`, until the client swaps them in (conformance row P10); without scripts its twin
 * shows at once.
 */
export function PictureView({ picture, eager = false }: PictureViewProps) {
  if (eager) return <LoadedPicture picture={picture} />;
  const { width, height, color, first } = picture;
  return (
    <span className={styles.box}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        {color && <path fill={color} d={`M0 0h${width}v${height}H0z`} />}
      </svg>
      {first ? (
        <LoadedPicture picture={picture} />
      ) : (
        <>
          <WaitingPicture picture={picture} />
          <noscript>
            <LoadedPicture picture={picture} />
          </noscript>
        </>
      )}
    </span>
  );
}

function LoadedPicture({ picture }: { readonly picture: Picture }) {
  const { src, srcSet, sources, width, height, alt, first } = picture;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={SIZES} />
      ))}
      <img
        className={styles.image}
        src={src}
        srcSet={srcSet}
        sizes={srcSet && SIZES}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        fetchPriority={first ? "high" : undefined}
      />
    </picture>
  );
}

function WaitingPicture({ picture }: { readonly picture: Picture }) {
  const { src, srcSet, sources, width, height, alt } = picture;
  return (
    <picture className={styles.waiting}>
      {sources.map((source) => (
        <source key={source.type} type={source.type} data-srcset={source.srcSet} sizes={SIZES} />
      ))}
      <img
        className={styles.image}
        data-lazy=""
        data-src={src}
        data-srcset={srcSet}
        sizes={srcSet && SIZES}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
      />
    </picture>
  );
}
