import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Editor } from "./editor.tsx";
import "@fontsource/nunito-sans/latin-400.css";
import "@fontsource/nunito-sans/latin-700.css";
import "@fontsource/nunito-sans/latin-ext-400.css";
import "@fontsource/nunito-sans/latin-ext-700.css";
import "./styles/editor.css";

// A file that is let go beside its place would be shown in place of the editor.
for (const type of ["dragover", "drop"] as const)
  addEventListener(type, (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());

const root = document.getElementById("editor");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Editor />
    </StrictMode>,
  );
}
