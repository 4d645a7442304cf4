import { fitsWithOnly } from "./fallback-fonts.ts";

fitsWithOnly("Arial");
fitsWithOnly("DejaVu Serif");
