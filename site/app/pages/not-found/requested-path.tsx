import type { ReactNode } from "react";
import { useMessage } from "../../locale-context.tsx";
import styles from "./not-found-page.module.css";

/** Names the path that was asked for; empty and hidden until it is known, for the client to fill in (ruling D6). */
export function RequestedPath({ path }: { readonly path: string | undefined }): ReactNode {
  const message = useMessage();
  return (
    <div className={styles.path}>
      <p data-requested-path="" hidden={path === undefined}>
        {path === undefined ? null : message("not-found.could-not-find", { path })}
      </p>
    </div>
  );
}
