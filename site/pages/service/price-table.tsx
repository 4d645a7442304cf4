import type { ReactNode } from "react";
import { plainText } from "#engine/pages/data/content-tree.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import { Paragraph } from "../../components/text/rich-text.tsx";
import { useMessage } from "../../context/locale-context.tsx";
import type { ServiceContent } from "./page.ts";
import styles from "./price-table.module.css";

/** What a service costs: a table; in narrow windows a card for each row, with the names of its sentences in it. */
export function PriceTable({ price }: { readonly price: NonNullable<ServiceContent["price"]> }): ReactNode {
  const message = useMessage();
  const [included, excluded] = [message("service.price-included"), message("service.price-excluded")];
  return (
    <>
      <table className={styles.price}>
        <thead>
          <tr>
            {[message("service.price-what"), message("service.price-from"), included, excluded].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {price.rows.map((row) => (
            <tr key={plainText(row.what)}>
              <th scope="row">
                <RichText text={row.what} />
              </th>
              <td className={styles.amount}>
                <RichText text={row.from} />
              </td>
              <td data-name={included}>
                <RichText text={row.included} />
              </td>
              <td data-name={excluded}>{row.excluded === undefined ? "–" : <RichText text={row.excluded} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {price.note && <Paragraph className="small soft" text={price.note} />}
    </>
  );
}
