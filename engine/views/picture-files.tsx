import type { Picture } from "../pages/data/content-tree.ts";

/** The names of a site's classes, by those that a view gives its parts; what has none is drawn without. */
export type Classes = Readonly<Record<string, string | undefined>>;

export interface PictureProps {
  readonly picture: Picture;
  /** Whether the picture is loaded with the page instead of lazily. */
  readonly eager?: boolean | undefined;
}

/**
 * A picture in its place, at most as wide as its file says. The first one of a page is loaded at once. Any other is marked
 * `data-lazy`: it shows a placeholder of its size, and has its addresses in `data-src` and `data-srcset` until the client
 * sets `src` and `srcset`. Without scripts a copy in `<noscript>` is loaded at once.
 *
 * @param classes names of classes: of the `image`, and of what is `waiting` for the client
 */
export function PictureFiles({
  picture,
  eager = picture.first,
  classes,
}: PictureProps & { readonly classes: Classes }) {
  const files = (waiting: boolean) => <Files {...{ picture, classes, waiting }} />;
  if (eager) return files(false);
  return (
    <>
      {files(true)}
      <noscript>{files(false)}</noscript>
    </>
  );
}

/** @param waiting whether the client sets the addresses later */
function Files({ picture, classes, waiting }: { picture: Picture; classes: Classes; waiting: boolean }) {
  const { src, srcSet, sizes, sources, width, height, alt, first } = picture;
  const addresses = waiting ? addressesLater(picture) : addressesNow;
  return (
    <picture className={waiting ? classes.waiting : undefined}>
      {sources.map((source) => (
        <source key={source.srcSet} sizes={sizes} type={source.type} media={source.media} {...addresses(source)} />
      ))}
      <img
        className={classes.image}
        data-lazy={waiting ? "" : undefined}
        sizes={sizes}
        {...addresses({ src, srcSet })}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        fetchPriority={first ? "high" : undefined}
      />
    </picture>
  );
}

interface Addresses {
  readonly src?: string;
  readonly srcSet: string | undefined;
}

function addressesNow({ src, srcSet }: Addresses): Addresses {
  return src === undefined ? { srcSet } : { srcSet, src };
}

/** The addresses under names that make no browser request them. The client sets them, possibly before hydration. */
function addressesLater(picture: Picture) {
  const { width } = picture;
  const shown = placeholder(picture);
  return ({ src, srcSet }: Addresses) => ({
    ...(src === undefined ? {} : { src: shown }),
    ...(srcSet === undefined ? {} : { srcSet: `${shown} ${width}w` }),
    "data-srcset": srcSet,
    "data-src": src,
    suppressHydrationWarning: true,
  });
}

/** An empty drawing of the picture's size and mean colour, as a data URI without spaces: `srcset` ends an address there. */
function placeholder({ width, height, color }: Picture): string {
  const area = color === undefined ? "" : `<path fill="${color}" d="M0 0h${width}v${height}H0z"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${area}</svg>`;
  return `data:image/svg+xml,${drawing.replace(/[<>#" ]/g, encodeURIComponent)}`;
}
