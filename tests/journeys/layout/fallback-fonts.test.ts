import { fitsWithOnly, TWO_LAYOUTS } from "./fallback-fonts.ts";

// The banner, which is the same on every page. Every template without it: ../accessibility/every-template.test.ts; every
// width and two more fonts: fallback-fonts.long.test.ts.
fitsWithOnly("DejaVu Sans", TWO_LAYOUTS, ["home"]);
