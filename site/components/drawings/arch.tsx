import { type ArchBox, crescentPath, postsPath } from "#drawings/arch-shape.ts";

interface ArchProps {
  readonly box: ArchBox;
  /** Sets another height; the width is that of the container. */
  readonly className?: string | undefined;
}

/** An iron arch and its posts, stretched to the width of its container. Decoration only. */
export function Arch({ box, className }: ArchProps) {
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
