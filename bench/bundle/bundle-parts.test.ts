import { expect, test } from "vitest";
import { bundleParts } from "./bundle-parts.ts";

test("a chunk's size is shared out among packages and folders by their code", () => {
  const modules = {
    "assets/main.js": {
      "node_modules/react-dom/cjs/client.js": 600,
      "node_modules/react-dom/index.js": 100,
      "node_modules/@scope/thing/index.js": 100,
      "site/client/main.ts": 50,
      "site/app/shell/header.tsx": 50,
      "site/app/components/tiles/shapes.ts": 60,
      "site/app/components/tiles/families.ts": 40,
    },
    "assets/empty.js": {},
  };
  const [main, empty] = bundleParts(modules, new Map([["assets/main.js", 500]]));
  expect(main?.parts).toEqual([
    { name: "react-dom", size: 350 },
    { name: "@scope/thing", size: 50 },
    { name: "site/client", size: 25 },
    { name: "site/app/shell", size: 25 },
    { name: "site/app/components/tiles", size: 50 },
  ]);
  expect(empty).toEqual({ name: "assets/empty.js", size: 0, parts: [] });
});
