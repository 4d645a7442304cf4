import { EVERY_WIDTH, fitsWithOnly } from "./fallback-fonts.ts";

fitsWithOnly("DejaVu Sans", EVERY_WIDTH);
fitsWithOnly("Arial", EVERY_WIDTH);
fitsWithOnly("DejaVu Serif", EVERY_WIDTH);
