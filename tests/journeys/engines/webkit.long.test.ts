import { installedWebKit } from "./installed-engines.ts";
import { journeysIn } from "./journeys.ts";

journeysIn("WebKitGTK", installedWebKit());
