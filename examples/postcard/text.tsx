import { createBlocks } from "#engine/views/create-blocks.tsx";

/** Running text: headings, lists, quotations, tables and pictures. The classes are those of the engine's plain styles. */
export const Blocks = createBlocks({ classes: { scroll: "scroll", waiting: "waiting" } });
