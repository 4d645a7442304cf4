import type { PostText } from "../../content/model/content.ts";
import { embedSources } from "../../content/text/block-facts.ts";
import { SiteError } from "../../load-site.ts";
import type { ManifestFile } from "../../manifest/manifest.ts";
import { type PageContext, pageDataUrl } from "../../pages/data/page-data.ts";
import { viewOf } from "../../pages/paths/paths.ts";
import { idOfKind, type Routes } from "../../pages/paths/routes.ts";
import { type FileWriter, fileAt } from "../output/file-writer.ts";
import { dataAddresses, errorSegments, pageAddresses } from "../pages/site-pages.ts";
import { htmlDocument, pageDataJson } from "../render/document.ts";
import { checkElementIds } from "../render/element-ids.ts";
import { type PageSettings, pageParts, type UnrenderedParts } from "../render/page-parts.ts";
import { placeOfError } from "../render/place-of-error.ts";
import type { RenderApp } from "../render/render-app.tsx";
import type { MadePage, PageJob } from "./jobs.ts";

/** What pages are made with. */
interface Making {
  /** File of the bundled renderer. */
  readonly renderer: string;
  readonly renderApp: RenderApp;
  readonly settings: PageSettings;
  readonly writer: FileWriter;
}

/** Renders, compresses and writes a page with its data, under every address. @throws {SiteError} where its view cannot be rendered */
export async function makePage({ context, effort }: PageJob, making: Making): Promise<MadePage> {
  const parts = pageParts(context, making.settings);
  const { translation } = parts.data.localeData;
  const document = Buffer.from(await documentOf(parts, making));
  const data = Buffer.from(pageDataJson(parts.data));
  /** Writes one file in several places. */
  const write = ([first, ...others]: readonly Place[], bytes: Buffer): [string, ManifestFile][] => {
    if (first === undefined) return [];
    const written = making.writer.write(first.file, bytes, { effort });
    const copies = others.map(({ key, file }): [string, ManifestFile] => [key, making.writer.copy(written, file)]);
    return [[first.key, written], ...copies];
  };
  const dataFiles = write(dataAddresses(translation, context).map(pageDataUrl).map(answering), data);
  const pageFiles = write(pageAddresses(translation, context).map(answering), document);
  const { notFound, gone } = errorSegments(translation, context);
  return {
    files: [...dataFiles, ...pageFiles],
    notFound: write(notFound.map(below("404.html")), document),
    gone: write(gone.map(below("410.html")), document),
    embeds: embedsOf(context, translation),
  };
}

async function documentOf(parts: UnrenderedParts, { renderer, renderApp }: Making): Promise<string> {
  const { context, localeData } = parts.data;
  const { files, theme } = parts;
  const rendered = await renderApp({ context, localeData, files, theme }).catch((cause: Error) => {
    const view = viewOf(localeData.translation, context.page);
    const place = placeOfError(cause, renderer) ?? `pages/${view}/view.tsx, or what it shows`;
    const page = `the page "${context.page}" could not be rendered in "${context.locale}" (${context.path})`;
    throw new SiteError(`${place}: ${page}: ${cause.message}`, { cause });
  });
  const html = htmlDocument({ ...parts, rendered });
  checkElementIds(html, context);
  return html;
}

/** Addresses of what a post embeds. */
function embedsOf({ page, content }: PageContext, routes: Routes): readonly string[] {
  return page === idOfKind(routes, "post") ? (content as PostText).body.flatMap(embedSources) : [];
}

/** Where a file is written, and under what the manifest lists it. */
interface Place {
  readonly key: string;
  readonly file: string;
}

/** The place of the file that answers a path. */
function answering(path: string): Place {
  return { key: path, file: fileAt(path) };
}

/** The place of an error page for the paths below a first segment. */
function below(name: string): (segment: string) => Place {
  return (segment) => ({ key: segment, file: segment === "" ? name : `${segment}/${name}` });
}
