import { EVERY_WIDTH, fitsWithOnly, TWO_LAYOUTS } from "./fallback-fonts.ts";

// The widest letters at every width: where they fit, narrower ones do; these show what else a font changes.
fitsWithOnly("DejaVu Sans", EVERY_WIDTH);
fitsWithOnly("Arial", TWO_LAYOUTS);
fitsWithOnly("DejaVu Serif", TWO_LAYOUTS);
