import { EVERY_WIDTH, fitsWithOnly, TWO_LAYOUTS } from "./fallback-fonts.ts";

// The widest letters, of which the serif's are as wide, at every width; the others show what else a font changes.
fitsWithOnly("DejaVu Sans", EVERY_WIDTH);
fitsWithOnly("Arial", TWO_LAYOUTS);
fitsWithOnly("DejaVu Serif", TWO_LAYOUTS);
