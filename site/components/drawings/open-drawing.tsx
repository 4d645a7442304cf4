import { DARK, useDrawingAddress } from "../tiles/drawing-address.ts";

interface OpenDrawingProps {
  readonly name: "dots" | "map";
  readonly width: number;
  readonly height: number;
}

/** A drawing without a ground of its own. Decoration only. */
export function OpenDrawing({ name, width, height }: OpenDrawingProps) {
  const drawing = useDrawingAddress();
  return (
    <picture>
      <source media={DARK} srcSet={drawing(`${name}-dark`)} />
      <img src={drawing(name)} width={width} height={height} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
