import { useDrawingAddress } from "./drawing-address.ts";

interface DrawingImageProps {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Whether it is loaded with the page instead of lazily. */
  readonly first?: boolean;
  readonly fetchPriority?: "high" | undefined;
  readonly className?: string;
}

/** Only WebKit knows the first of these. */
const WEBKIT_AT_NIGHT = "(-webkit-transform-2d) and (prefers-color-scheme:dark)";

/**
 * A drawing of the build, in the page's colours. It has both schemes, but WebKit asks a drawing for its light colours only,
 * and is given a file of dark ones. No screen is dense enough to ask for the second file at a size of 1px, nor coarse enough
 * for the first one at the other.
 */
export function DrawingImage({ name, first = false, ...shown }: DrawingImageProps) {
  const drawing = useDrawingAddress();
  return (
    <img
      // A new element for another drawing: a browser that has loaded a lazy picture once loads its next one at once.
      key={name}
      src={drawing(name)}
      srcSet={`${drawing(name)} 100w, ${drawing(`${name}-dark`)} 9999w`}
      sizes={`${WEBKIT_AT_NIGHT} 9999px,1px`}
      alt=""
      loading={first ? undefined : "lazy"}
      decoding="async"
      {...shown}
    />
  );
}
