import { chromium } from "./installed-engines.ts";
import { journeysIn } from "./journeys.ts";

journeysIn("Chromium", chromium);
