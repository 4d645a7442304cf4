import type { PostText } from "../../content/model/content.ts";
import { embedSources } from "../../content/text/block-facts.ts";
import { SiteError } from "../../load-site.ts";
import type { ManifestFile } from "../../manifest/manifest.ts";
import { type PageContext, pageDataUrl } from "../../pages/data/page-data.ts";
import { viewOf } from "../../pages/paths/paths.ts";
import { idOfKind, type Routes } from "../../pages/paths/routes.ts";
import type { FileWriter } from "../output/file-writer.ts";
import { dataAddresses, errorSegments, pageAddresses } from "../pages/site-pages.ts";
import { loadRenderer } from "../render/bundle.ts";
import { htmlDocument, pageDataJson } from "../render/document.ts";
import { checkElementIds } from "../render/element-ids.ts";
import { type PageSettings, pageParts, type UnrenderedParts } from "../render/page-parts.ts";
import { placeOfError } from "../render/place-of-error.ts";
import type { RenderApp } from "../render/render-app.tsx";
import type { MadePage, PageJob } from "./jobs.ts";

/** Makes pages: renders, compresses, writes. */
export class PageMaker {
  readonly #settings: PageSettings;
  readonly #renderer: string;
  readonly #renderApp: RenderApp;
  readonly #writer: FileWriter;

  private constructor(renderer: string, settings: PageSettings, renderApp: RenderApp, writer: FileWriter) {
    this.#renderer = renderer;
    this.#settings = settings;
    this.#renderApp = renderApp;
    this.#writer = writer;
  }

  /** @param renderer file of the bundled renderer */
  static async open(renderer: string, settings: PageSettings, writer: FileWriter) {
    return new PageMaker(renderer, settings, (await loadRenderer(renderer)).renderApp, writer);
  }

  /** Makes a page with its data, under every address. @throws {SiteError} where its view cannot be rendered */
  async make(job: PageJob): Promise<MadePage> {
    const { context } = job;
    const parts = pageParts(context, this.#settings);
    const { translation } = parts.data.localeData;
    const document = Buffer.from(await this.#document(parts));
    const data = Buffer.from(pageDataJson(parts.data));
    const dataFiles = this.#write(dataAddresses(translation, context).map(pageDataUrl).map(answering), data, job);
    const pageFiles = this.#write(pageAddresses(translation, context).map(answering), document, job);
    const { notFound, gone } = errorSegments(translation, context);
    return {
      files: [...dataFiles, ...pageFiles],
      notFound: this.#write(notFound.map(below("404.html")), document, job),
      gone: this.#write(gone.map(below("410.html")), document, job),
      embeds: embedsOf(context, translation),
    };
  }

  async #document(parts: UnrenderedParts): Promise<string> {
    const { context, localeData } = parts.data;
    const { files, theme } = parts;
    const rendered = await this.#renderApp({ context, localeData, files, theme }).catch((cause: Error) => {
      const view = viewOf(localeData.translation, context.page);
      const place = placeOfError(cause, this.#renderer) ?? `pages/${view}/view.tsx, or what it shows`;
      const page = `the page "${context.page}" could not be rendered in "${context.locale}" (${context.path})`;
      throw new SiteError(`${place}: ${page}: ${cause.message}`, { cause });
    });
    const html = htmlDocument({ ...parts, rendered });
    checkElementIds(html, context);
    return html;
  }

  /** Writes one file in several places. */
  #write(places: readonly Place[], bytes: Buffer, { effort }: PageJob): [string, ManifestFile][] {
    const [first, ...others] = places;
    if (first === undefined) return [];
    const written = this.#writer.write(first.file, bytes, { effort });
    return [
      [first.key, written],
      ...others.map(({ key, file }): [string, ManifestFile] => [key, this.#writer.copy(written, file)]),
    ];
  }
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
  return { key: path, file: path.endsWith("/") ? `${path.slice(1)}index.html` : path.slice(1) };
}

/** The place of an error page for the paths below a first segment. */
function below(name: string): (segment: string) => Place {
  return (segment) => ({ key: segment, file: segment === "" ? name : `${segment}/${name}` });
}
