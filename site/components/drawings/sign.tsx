import type { ReactNode } from "react";

/** The sign of a service in small, beside its name. Decoration only. @param of its outline; nothing for a service without one */
export function Sign({ of }: { readonly of?: string | undefined }): ReactNode {
  if (of === undefined) return null;
  return (
    <svg className="sign" viewBox="18 20 44 40" aria-hidden="true">
      <path d={of} />
    </svg>
  );
}
