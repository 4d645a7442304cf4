import { useDrawingAddress } from "../tiles/drawing-address.ts";

/** Three thousand dots in a bridge, one for each contact: a file of the build. The text beside it says the number. */
export function Dots() {
  const drawing = useDrawingAddress();
  return <img src={drawing("dots")} width={750} height={400} alt="" loading="lazy" decoding="async" />;
}
