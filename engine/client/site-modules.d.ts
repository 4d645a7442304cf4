/** What the bundler takes from the folder of the site (`engine/build/render/site-modules.ts`). */
declare module "virtual:program" {
  export const program: import("#engine/pages/paths/routes.ts").Program;
}
declare module "virtual:client";
