import { join } from "node:path";
import { build, type Plugin } from "vite";
import { CLIENT_ENTRY } from "./client-entry.ts";
import { listModules } from "./list-modules.ts";
import { simplifyProgram } from "./simplify-program.ts";
import { withoutPreloadHelper } from "./without-preload-helper.ts";
import { withoutUnusedReact } from "./without-unused-react.ts";

const RENDER_ENTRY = "site/generator/render/render-entry.tsx";
/**
 * What goes into the entry's own file: what every page runs, and the parts that most pages share. One file compresses
 * better than many small ones, by some 2 kB of a first visit. The dialog and the remote mode are loaded when needed.
 */
const IN_ENTRY = new RegExp(
  [
    "node_modules/(react|react-dom|scheduler)/",
    "site/(i18n|routes)/",
    "site/client/(?!remote|site-analytics)",
    "site/app/(shell|styles|app|locale-context|page-context)",
    "site/app/components/(blocks|breadcrumb|call-to-contact|definition-list|go-link|heading|hidden-suffix|link|page-head|picture|post-card|rich-text|service-arcade|tag-list|tiles)/",
    "site/app/components/drawings/(arch|flag|hop|mark|shore)",
    "site/consent/core/(?!remote|parse-configuration|configuration-problem|field-checks)",
    "site/consent/browser/(?!privacy|remote)",
    "site/consent/ui/(?!consent-dialog|service-switch)",
  ]
    .join("|")
    .replaceAll("/", "[\\\\/]"),
);

/**
 * Has V8 compile a whole file beside the page while it arrives. Else it compiles each function when it is first called,
 * in the tasks in which the page comes to life (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad";

/**
 * Bundles what visitors load and what renders their pages.
 *
 * @param root the project's folder
 * @param out where both go: below it `client/` and `render/`
 * @param observers plugins that look at the finished client bundle
 */
export async function makeBundle(root: string, out: string, observers: readonly Plugin[] = []): Promise<void> {
  // Whatever started us, a test among them: a bundle is for visitors, and its key does not tell one kind from another.
  process.env.NODE_ENV = "production";
  const shared = { root, logLevel: "warn" as const, configFile: join(root, "vite.config.ts") };
  await build({
    ...shared,
    // Nobody debugs a visitor's page: React's hook for its developer tools stays at home.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
    plugins: [withoutPreloadHelper(), withoutUnusedReact(), simplifyProgram(), listModules(root), ...observers],
    build: {
      outDir: join(out, "client"),
      manifest: true,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(root, CLIENT_ENTRY),
        output: { codeSplitting: { groups: [{ name: "main", test: IN_ENTRY }] }, postBanner: COMPILE_AHEAD },
      },
    },
  });
  await build({
    ...shared,
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: join(out, "render"),
      emptyOutDir: true,
      ssr: join(root, RENDER_ENTRY),
      rolldownOptions: {
        output: { entryFileNames: "render.js", codeSplitting: false },
        // A comment at the head of each module would tell where node_modules lies: other bytes in another folder.
        experimental: { attachDebugInfo: "none" },
      },
    },
  });
}
