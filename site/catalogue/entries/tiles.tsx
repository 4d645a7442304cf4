import { serviceSeeds } from "../../app/components/service-arcade/service-seeds.ts";
import { approvedTiles } from "../../app/components/tiles/approved-tiles.ts";
import { type Family, families } from "../../app/components/tiles/families.ts";
import { TileStrip } from "../../app/components/tiles/tile-strip.tsx";
import { TileWall } from "../../app/components/tiles/tile-wall.tsx";
import { viewsOf } from "../catalogue-data.ts";
import type { Entry } from "../specimen.ts";
import { TileBox } from "../tile-box.tsx";

/** Tiles of every family, and the walls and strips that are laid of them. */
export const tiles: readonly Entry[] = [
  {
    name: "Tiles",
    of: ["app/components/tiles"],
    specimens: (data) => [
      ...(Object.keys(families) as Family[]).map((family) => ({
        name: `family: ${family}`,
        view: <TileBoxes seeds={approvedTiles.filter((tile) => tile.family === family).map(({ seed }) => seed)} />,
      })),
      { name: "services", view: <TileBoxes seeds={Object.values(serviceSeeds)} /> },
      { name: "posts", view: <TileBoxes seeds={viewsOf(data, "post").map(({ seed }) => seed)} /> },
      {
        name: "wall without its relay tile",
        view: <TileBox wall={<TileWall seed="agua" cols={4} rows={2} relay={false} />} />,
      },
      { name: "strip", view: <TileStrip seed="agua" /> },
    ],
  },
];

function TileBoxes({ seeds }: { readonly seeds: readonly string[] }) {
  return (
    <div className="grid">
      {seeds.map((seed) => (
        <TileBox key={seed} wall={<TileWall seed={seed} cols={4} rows={2} />} />
      ))}
    </div>
  );
}
