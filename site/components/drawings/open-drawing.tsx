import { DARK, useDrawingAddress } from "../tiles/drawing-address.ts";

/** A drawing without a ground of its own. Decoration only. */
export function OpenDrawing(props: { readonly name: "dots" | "map"; readonly width: number; readonly height: number }) {
  const { name, ...size } = props;
  const drawing = useDrawingAddress();
  return (
    <picture>
      <source media={DARK} srcSet={drawing(`${name}-dark`)} />
      <img src={drawing(name)} {...size} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
