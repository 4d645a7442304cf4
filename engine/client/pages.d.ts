/** The pages of the site that is bundled, as plain data (`engine/build/render/site-pages-plugin.ts`). */
declare module "virtual:pages" {
  export const pages: readonly import("#engine/pages/paths/routes.ts").PageRoute[];
}
