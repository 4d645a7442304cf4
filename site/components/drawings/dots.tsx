import { DrawingImage } from "./drawing-image.tsx";

/** Three thousand dots in a bridge, one for each contact: a file of the build. The text beside it says the number. */
export function Dots() {
  return <DrawingImage name="dots" width={750} height={400} />;
}
