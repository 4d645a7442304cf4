import { Arch } from "./arch.tsx";
import type { ArchBox } from "./arch-shape.ts";
import styles from "./vault.module.css";

const VAULT: ArchBox = { width: 1200, height: 600, crown: 30, thickness: 24, lean: 0, bays: 24 };

/** The great arch over the first screenful of the home page; `className` places it. */
export function Vault({ className }: { readonly className?: string | undefined }) {
  const names = className === undefined ? styles.vault : `${styles.vault} ${className}`;
  return <Arch className={names} box={VAULT} />;
}
