import { viewModules } from "#engine/views/view-modules.ts";

export const viewModule = viewModules(import.meta.glob("./*/view.tsx"));
