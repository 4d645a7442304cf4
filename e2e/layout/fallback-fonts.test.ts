import { fitsWithOnly } from "./fallback-fonts.ts";

fitsWithOnly("DejaVu Sans");
