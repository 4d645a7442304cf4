import { useMessage } from "../locale-context.tsx";
import { MAIN_ID } from "./element-ids.ts";
import styles from "./skip-link.module.css";

/** The first stop of the keyboard: past header and menu. */
export function SkipLink() {
  const message = useMessage();
  return (
    <a className={`vh ${styles.skip}`} href={`#${MAIN_ID}`}>
      {message("skip-to-content")}
    </a>
  );
}
