import { createRenderApp } from "#engine/build/render/render-app.tsx";
import { viewModule } from "../pages/views.ts";
import { components } from "../shell.tsx";

export const renderApp = createRenderApp({ viewModule, components });
