import { hardlyMovesWithOnly } from "./layout-shift.ts";

hardlyMovesWithOnly("Arial", { worst: 0.1, median: 0.005 }, [320, 360, 768, 1280, 1440]);
hardlyMovesWithOnly("DejaVu Sans", { worst: 0.25, median: 0.25 }, [360, 768, 1280, 1440]);
