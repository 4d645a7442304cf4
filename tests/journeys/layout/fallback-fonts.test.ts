import { fitsWithOnly } from "./fallback-fonts.ts";

// The widest font at the narrowest widths of the two main layouts; every width and two more fonts: fallback-fonts.long.test.ts.
fitsWithOnly("DejaVu Sans", [320, 1024]);
