import { makeBundle } from "./make-bundle.ts";

const [root = "", out = ""] = process.argv.slice(2);
await makeBundle(root, out);
