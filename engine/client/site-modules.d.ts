/** What the bundler takes from the folder of the site (`engine/build/render/bundle.ts`). */
declare module "virtual:program" {
  export const program: import("#engine/pages/paths/routes.ts").Program;
}
declare module "virtual:site-client" {
  export const client: import("#engine/client/start-document.ts").SiteClient;
}
