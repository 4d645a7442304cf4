import { plainText, type TableNode, type RichText as Text } from "../pages/data/content-tree.ts";
import type { Classes } from "./classes.ts";
import { RichText } from "./rich-text.tsx";
import { withKeys } from "./with-keys.ts";

/** In document order: keyboard users must reach the table to scroll it. */
const REACHABLE = 0;

interface TableProps {
  readonly table: TableNode;
  /** Names of classes: of the region, `scroll`, and of columns, by their kind. */
  readonly classes: Classes;
}

/** A table. In a narrow window the table scrolls sideways, not the page; its column headers name the region. */
export function Table({ table: { head, rows, columns }, classes }: TableProps) {
  const classOf = (column: number) => {
    const kind = columns[column] ?? "text";
    return kind === "text" ? undefined : classes[kind];
  };
  const name = head.map(plainText).filter((words) => words.trim() !== "");
  return (
    <section className={classes.scroll} aria-label={name.join(", ")} tabIndex={REACHABLE}>
      <table>
        <thead>
          <tr>
            {withKeys(head).map(({ key, part }, column) => (
              <th key={key} scope="col" className={classOf(column)}>
                <RichText text={part} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {withKeys(rows).map(({ key, part }) => (
            <Row key={key} cells={part} classOf={classOf} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly cells: readonly Text[];
  /** Class of a column's cells. */
  readonly classOf: (column: number) => string | undefined;
}

/** A row. Its first cell is its header. */
function Row({ cells: [first = [], ...cells], classOf }: RowProps) {
  return (
    <tr>
      <th scope="row" className={classOf(0)}>
        <RichText text={first} />
      </th>
      {withKeys(cells).map(({ key, part }, column) => (
        <td key={key} className={classOf(column + 1)}>
          <RichText text={part} />
        </td>
      ))}
    </tr>
  );
}
