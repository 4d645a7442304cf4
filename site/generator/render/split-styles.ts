import { join } from "node:path";
import { type CustomAtRules, type TransformOptions, transform } from "lightningcss";
import type { Plugin } from "vite";
import { CLIENT_ENTRY } from "./bundle.ts";
import type { ShortenNames } from "./short-class-names.ts";
import { type SheetName, STYLE_SHEETS_FILE, type StyleSheet, sheetNames, sheetOf, views } from "./style-sheets.ts";
import { type View, viewSource } from "./view-modules.ts";

/** What the bundler knows of a module. */
interface ModuleFacts {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

type FactsOf = (id: string) => ModuleFacts | null;

/**
 * Divides the rules of the program into style sheets (decision 0040): each document has those that its view can use, as
 * the imports of its modules say. All sheets keep the rules in one order.
 *
 * @param compiled where the compiled style sheets are kept, by file
 * @param shorten gives what shortens the names of their classes, once all are compiled
 */
export function splitStyles(root: string, compiled: Map<string, string>, shorten: () => ShortenNames): Plugin {
  let targets: TransformOptions<CustomAtRules>["targets"];
  return {
    name: "split-styles",
    configResolved(config) {
      targets = config.css.lightningcss?.targets;
    },
    // Between Vite's compiler of style sheets and what turns its result into modules.
    transform(code, id) {
      if (id.endsWith(".css")) compiled.set(id, code);
    },
    generateBundle() {
      const facts: FactsOf = (id) => this.getModuleInfo(id);
      const idOf = (source: string) => join(root, source).replaceAll("\\", "/");
      const stylesOfViews = (of: readonly View[]) =>
        stylesOf(
          of.map((view) => idOf(viewSource(view))),
          facts,
          { lazy: true },
        );
      const textOf = (ids: readonly string[]) => {
        const code = Buffer.from(shorten()(ids.map((id) => compiled.get(id)).join("\n")));
        return transform({ filename: "site.css", code, minify: true, ...(targets && { targets }) }).code.toString();
      };
      const shell = stylesOf([idOf(CLIENT_ENTRY)], facts, { lazy: false });
      const all = [...new Set([...shell, ...stylesOfViews(views), ...[...compiled.keys()].sort()])];
      const sheetFor = (name: SheetName): StyleSheet => {
        const own = new Set([...shell, ...stylesOfViews(views.filter((view) => sheetOf(view) === name))]);
        return { own: textOf(all.filter((id) => own.has(id))), others: textOf(all.filter((id) => !own.has(id))) };
      };
      const sheets = Object.fromEntries(sheetNames.map((name) => [name, sheetFor(name)]));
      this.emitFile({ type: "asset", fileName: STYLE_SHEETS_FILE, source: JSON.stringify(sheets) });
    },
  };
}

/**
 * The style sheets that modules need, in the order in which they are imported.
 *
 * @param options `lazy`: those of modules that are loaded later, too
 */
function stylesOf(roots: readonly string[], facts: FactsOf, { lazy }: { readonly lazy: boolean }): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = facts(id) ?? {};
    importedIds.forEach(visit);
    if (lazy) dynamicallyImportedIds.forEach(visit);
    if (id.endsWith(".css")) found.push(id);
  };
  roots.forEach(visit);
  return found;
}
