import { EVERY_WIDTH, fitsWithOnly, TWO_LAYOUTS } from "./fallback-fonts.ts";

// DejaVu Sans has the widest letters, and is tried at every width; the others once in each layout.
fitsWithOnly("DejaVu Sans", EVERY_WIDTH);
fitsWithOnly("Arial", TWO_LAYOUTS);
fitsWithOnly("DejaVu Serif", TWO_LAYOUTS);
