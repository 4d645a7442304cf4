import { installedFirefox } from "./installed-engines.ts";
import { journeysIn } from "./journeys.ts";

journeysIn("Firefox", installedFirefox());
