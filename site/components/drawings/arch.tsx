import { type ArchBox, crescentPath, postsPath } from "./arch-shape.ts";

/** The shallow arch under the deck, at the head of a page. */
const PAGE_HEAD: ArchBox = { width: 1200, height: 100, crown: 12, thickness: 11, lean: 0.16, bays: 30 };

interface ArchProps {
  /** The arch to draw; by default the shallow one of a page's head. */
  readonly box?: ArchBox | undefined;
  /** Sets another height; the width is that of the container. */
  readonly className?: string | undefined;
}

/** An iron arch and its posts, stretched to the width of its container. Decoration only. */
export function Arch({ box = PAGE_HEAD, className }: ArchProps) {
  return (
    <svg
      className={className === undefined ? "arch" : `arch ${className}`}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="line" d={postsPath(box)} />
      <path className="ink" d={crescentPath(box)} />
    </svg>
  );
}
