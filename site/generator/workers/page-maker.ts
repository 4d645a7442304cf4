import type { ManifestFile } from "../../../contract/manifest.ts";
import { type PageContext, pageDataUrl } from "../../routes/page-data.ts";
import { embedSources } from "../content/embed-sources.ts";
import type { Problem } from "../content/problem.ts";
import { withArticle } from "../pages/post-pages.ts";
import { addressesOf, notFoundSegments } from "../pages/site-pages.ts";
import { loadRenderer } from "../render/bundle.ts";
import { htmlDocument, pageDataJson } from "../render/document.ts";
import { type PageSettings, pageParts } from "../render/page-parts.ts";
import type { RenderApp } from "../render/render-entry.tsx";
import type { FileWriter } from "../output/file-writer.ts";
import type { PostReader } from "./post-reader.ts";
import type { MadePage, PageOrder, PageShop } from "./jobs.ts";

/** Makes pages: puts the text in, renders, compresses and writes. */
export class PageMaker {
  readonly #settings: PageSettings;
  readonly #renderApp: RenderApp;
  readonly #reader: PostReader;
  readonly #writer: FileWriter;

  private constructor(settings: PageSettings, renderApp: RenderApp, reader: PostReader, writer: FileWriter) {
    this.#settings = settings;
    this.#renderApp = renderApp;
    this.#reader = reader;
    this.#writer = writer;
  }

  /** Loads the renderer, and is ready. */
  static async open({ renderer, ...settings }: PageShop, reader: PostReader, writer: FileWriter): Promise<PageMaker> {
    return new PageMaker(settings, await loadRenderer(renderer), reader, writer);
  }

  /** Makes a page, with its data and its twins; writes nothing where its text has mistakes. */
  async make(order: PageOrder): Promise<MadePage> {
    const problems: Problem[] = [];
    const context = this.#complete(order, problems);
    if (problems.length > 0) return { files: [], notFound: [], embeds: [], problems };
    const document = Buffer.from(await this.#document(context, order));
    const data = Buffer.from(pageDataJson({ hash: this.#settings.hash, context }));
    const addresses = addressesOf(context);
    const files = this.#write(addresses.map(pageDataUrl), data, order);
    const pages = context.page === "not-found" ? [] : this.#write(addresses, document, order);
    return {
      files: [...files, ...pages],
      notFound: this.#writeNotFound(context, document, order),
      embeds: context.page === "post" ? context.view.body.flatMap(embedSources) : [],
      problems,
    };
  }

  #complete({ context, article }: PageOrder, problems: Problem[]): PageContext {
    return article ? withArticle(context, this.#reader.article(article, problems)) : context;
  }

  async #document(context: PageContext, { socialImage }: PageOrder): Promise<string> {
    const parts = pageParts(context, socialImage, this.#settings);
    const { localeData } = parts.data;
    const rendered = await this.#renderApp(context, localeData, { context, localeData, files: parts.files });
    return htmlDocument({ ...parts, rendered });
  }

  /** Writes one file under several addresses. */
  #write(paths: readonly string[], bytes: Buffer, { effort }: PageOrder): [string, string][] {
    const [first = "", ...others] = paths;
    const entry = this.#writer.write(fileOf(first), bytes, { effort });
    const twins = others.map((path) => line(path, this.#writer.again(entry, fileOf(path))));
    return [line(first, entry), ...twins];
  }

  #writeNotFound(context: PageContext, document: Buffer, { effort }: PageOrder): [string, string][] {
    return notFoundSegments(context).map((segment) => {
      const file = segment === "" ? "404.html" : `${segment}/404.html`;
      return line(segment, this.#writer.write(file, document, { effort }));
    });
  }
}

function fileOf(path: string): string {
  return path.endsWith("/") ? `${path.slice(1)}index.html` : path.slice(1);
}

function line(key: string, entry: ManifestFile): [string, string] {
  return [key, JSON.stringify(entry)];
}
