import type { BlockNode } from "#engine/pages/data/content-tree.ts";
import { useLocaleData } from "#engine/views/locale-data.ts";
import type { ConsentHost } from "../core/consent-control.ts";
import type { ConsentData } from "./consent-data.ts";
import styles from "./site-embeds.module.css";
import { SitePlaceholder } from "./site-placeholder.tsx";

type Node<Type extends BlockNode["type"]> = Extract<BlockNode, { type: Type }>;

/**
 * Gives the two components that draw what a text shows of other hosts, for `createBlocks`. A placeholder fills a box of the
 * element's size, which keeps it when the element comes.
 */
export function siteEmbeds({ buttons }: Pick<ConsentHost, "buttons">) {
  return { Embed, Widget };

  /**
   * An embedded element of another host. Nothing is requested from that host until the visitor accepts its service. The
   * consent engine may have loaded it before hydration: React leaves it as it is.
   */
  function Embed({ embed: { title, service, src, width, height } }: { readonly embed: Node<"embed"> }) {
    return (
      <div className={styles.embed}>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
        <Placeholder service={service} title={title} source={src} />
        <iframe
          suppressHydrationWarning
          title={title}
          data-name={service}
          data-src={src}
          width={width}
          height={height}
          loading="lazy"
          allow="fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    );
  }

  /**
   * A box that a script of another host fills, once the visitor accepts its service; at least as high as the author says.
   * It may be filled before hydration: React takes it for an element with inner HTML, and leaves it alone.
   */
  function Widget({ widget: { title, service, url, height, className } }: { readonly widget: Node<"widget"> }) {
    return (
      <div className={styles.embed}>
        <svg width="0" height={height} aria-hidden="true" />
        <Placeholder service={service} title={title} source={url} />
        {/* biome-ignore lint/a11y/useSemanticElements: klaro's mark, by which the script finds it, is a div's */}
        <div
          suppressHydrationWarning
          role="group"
          aria-label={title}
          className={className}
          data-name={service}
          data-url={url}
        >
          {""}
        </div>
      </div>
    );
  }

  /** `siteConsent` has added its facts to the site's. */
  function Placeholder(props: Readonly<{ service: string; title: string; source: string }>) {
    return <SitePlaceholder data={useLocaleData<ConsentData>()} buttons={buttons} {...props} />;
  }
}
