import { PictureFiles, type PictureProps } from "#engine/views/picture-files.tsx";
import styles from "./picture.module.css";

/** A picture in its place. */
export function PictureView(props: PictureProps) {
  return <PictureFiles {...props} classes={styles} />;
}
