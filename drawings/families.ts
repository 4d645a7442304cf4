import { type Painter, WARM } from "./painter.ts";
import { braid, buds, darts, hoop, lattice, leaf, petals, rings } from "./shapes.ts";

/**
 * The seven families of tiles. Each layers a few shapes, largest first; the random sizes have narrow ranges, so that
 * every tile looks good (docs/design.md §5).
 */
export const families = {
  rose(painter: Painter): void {
    const { main, second, third } = painter.glaze;
    const radius = painter.between(27, 33);
    painter.put(third, painter.anchored(radius, "disc"));
    painter.put(main, hoop(radius, 3));
    painter.put(second, leaf(painter.between(7, 10), 34, painter.between(7, 10)));
    painter.putKnob(false, painter.between(13, 17), ["cross", "star8", "disc"], WARM);
    painter.putKnob(true, painter.between(14, 18), ["clover", "star8", "cross"], second);
  },
  gem(painter: Painter): void {
    const { ground, main, second, third } = painter.glaze;
    painter.put(third, painter.anchored(40, "gem"));
    painter.put(main, lattice(40, painter.between(4, 7)));
    painter.put(second, painter.anchored([22, 26], "gem", "star4"));
    painter.put(ground, painter.anchored(11, "gem"));
    painter.put(WARM, painter.anchored(5, "disc"));
    painter.putCentred(main, painter.anchored([18, 22], "star8", "star4", "cross"));
    painter.putCentred(ground, painter.anchored([6, 9], "disc"));
  },
  braid(painter: Painter): void {
    const { ground, main, second, third } = painter.glaze;
    painter.put(main, braid(painter.between(17, 24)));
    painter.putCentred(third, painter.anchored([17, 20], "disc", "star8"));
    painter.putCentred(second, painter.anchored([14, 17], "star4", "cross", "clover"));
    painter.putCentred(WARM, painter.anchored(4, "disc"));
    painter.put(ground, painter.anchored(9, "disc"));
    painter.put(second, painter.anchored(6, "gem", "disc"));
  },
  leaf(painter: Painter): void {
    const { ground, main, second, third } = painter.glaze;
    painter.put(third, buds(painter.between(13, 16)));
    painter.put(main, petals(painter.between(9, 12), painter.between(4, 8)));
    painter.put(second, leaf(painter.between(12, 15), 40, painter.between(6, 8)));
    painter.putCentred(ground, painter.anchored(9, "disc"));
    painter.putCentred(WARM, painter.anchored(5, "disc"));
    painter.put(main, hoop(painter.between(15, 18), 3));
    painter.put(second, painter.anchored([8, 10], "disc", "star8", "gem"));
  },
  cross(painter: Painter): void {
    const { ground, main, second, third } = painter.glaze;
    painter.putCentred(third, painter.anchored([27, 31], "clover"));
    painter.putCentred(main, painter.anchored([28, 32], "cross"));
    painter.putCentred(ground, painter.anchored([15, 18], "star8", "gem", "star4"));
    painter.putCentred(second, painter.anchored([8, 11], "star4", "disc"));
    painter.put(main, darts(painter.between(5, 7)));
    painter.put(second, painter.anchored([12, 15], "cross", "star8", "gem"));
    painter.put(WARM, painter.anchored(5, "disc"));
  },
  fern(painter: Painter): void {
    const { ground, main, second, third } = painter.glaze;
    painter.put(third, buds(painter.between(14, 18)));
    painter.put(main, leaf(2, 36, painter.between(13, 17)));
    painter.put(third, leaf(9, 30, painter.between(5, 7)));
    painter.put(second, petals(painter.between(6, 8), painter.between(12, 18)));
    painter.putCentred(ground, painter.anchored(12, "star8", "disc"));
    painter.putCentred(second, painter.anchored([8, 10], "star8", "star4", "cross"));
    painter.put(WARM, painter.anchored(6, "gem", "disc"));
  },
  rings(painter: Painter): void {
    const { ground, main, second, third } = painter.glaze;
    painter.put(third, buds(24));
    painter.put(ground, buds(painter.between(13, 17)));
    painter.put(main, rings(24, painter.between(3, 5)));
    painter.put(second, buds(painter.between(5, 7)));
    painter.putCentred(second, painter.anchored([13, 16], "star8", "cross", "clover"));
    painter.putCentred(WARM, painter.anchored(5, "disc"));
    painter.put(main, painter.anchored([11, 14], "star8", "gem", "cross"));
    painter.put(ground, painter.anchored(4, "disc"));
  },
} as const satisfies Record<string, (painter: Painter) => void>;

/** Name of a family of tiles. */
export type Family = keyof typeof families;
