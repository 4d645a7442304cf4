/** What the bundler takes from the folder of the site (`engine/build/render/site-modules.ts`). */
declare module "virtual:pages" {
  export const pages: readonly import("#engine/pages/paths/routes.ts").PageRoute[];
}
declare module "virtual:client";
declare module "virtual:site-client" {
  export const client: import("#engine/client/start-pages.ts").SiteClient;
}
