import { Arch } from "../../app/components/drawings/arch.tsx";
import { Boat } from "../../app/components/drawings/boat.tsx";
import { BridgeMap } from "../../app/components/drawings/bridge-map.tsx";
import { Dots } from "../../app/components/drawings/dots.tsx";
import { Fallen } from "../../app/components/drawings/fallen.tsx";
import { Flag } from "../../app/components/drawings/flag.tsx";
import { Hop } from "../../app/components/drawings/hop.tsx";
import { Mark } from "../../app/components/drawings/mark.tsx";
import { Shore } from "../../app/components/drawings/shore.tsx";
import { Vault } from "../../app/components/drawings/vault.tsx";
import { Years } from "../../app/components/drawings/years.tsx";
import { locales } from "../../i18n/site-locales.ts";
import { DrawingBox } from "../drawing-box.tsx";
import type { Entry } from "../specimen.ts";

/** The drawings, each in a box such as it has on a page. */
export const drawings: readonly Entry[] = [
  {
    name: "Drawings",
    of: ["app/components/drawings"],
    specimens: (data) => {
      const all = {
        arch: <Arch />,
        vault: <Vault />,
        "viaduct of the years": <Years />,
        "arch that lacks a span": <Fallen />,
        boat: <Boat />,
        "French bank": <Shore bank="fr" eager />,
        "Portuguese bank": <Shore bank="pt" eager />,
        "three thousand dots": <Dots />,
        map: <BridgeMap label={data.localeData.messages["contact.map"]} />,
        mark: <Mark />,
        "relay arrow, onwards and back": (
          <p className="row">
            <Hop />
            <Hop back />
          </p>
        ),
        flags: (
          <p className="row">
            {locales.map((locale) => (
              <Flag key={locale} locale={locale} />
            ))}
          </p>
        ),
      };
      return Object.entries(all).map(([name, drawing]) => ({ name, view: <DrawingBox drawing={drawing} /> }));
    },
  },
];
