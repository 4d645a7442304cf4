import { plainText, type TableNode, type RichText as Text } from "../../../routes/content-tree.ts";
import { placed } from "../rich-text/placed.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import styles from "./blocks.module.css";

/** In the order of the page: whoever uses a keyboard must reach the table to scroll it. */
const REACHABLE = 0;

/** A table. On a narrow screen it scrolls sideways by itself, not the page; its columns name the region. */
export function Table({ table }: { readonly table: TableNode }) {
  return (
    <section className={styles.scroll} aria-label={table.head.map(plainText).join(", ")} tabIndex={REACHABLE}>
      <table>
        <thead>
          <tr>
            {placed(table.head).map(({ key, part }) => (
              <th key={key} scope="col">
                <RichText text={part} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placed(table.rows).map(({ key, part }) => (
            <Row key={key} cells={part} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A row. Its first cell says what the row is about. */
function Row({ cells: [first = [], ...cells] }: { readonly cells: readonly Text[] }) {
  return (
    <tr>
      <th scope="row">
        <RichText text={first} />
      </th>
      {placed(cells).map(({ key, part }) => (
        <td key={key}>
          <RichText text={part} />
        </td>
      ))}
    </tr>
  );
}
