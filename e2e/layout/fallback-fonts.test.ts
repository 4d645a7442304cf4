import { fitsWithOnly } from "./fallback-fonts.ts";

// The widest font at the narrowest width of each layout.
fitsWithOnly("DejaVu Sans", [320, 768, 1024]);
