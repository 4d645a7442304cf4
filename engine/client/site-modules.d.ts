/** What the bundler takes from the folder of the site (`engine/build/render/site-modules.ts`). */
declare module "virtual:pages" {
  export const pages: readonly import("#engine/pages/paths/routes.ts").PageRoute[];
}
declare module "virtual:client";
