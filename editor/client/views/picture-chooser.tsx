import { Fragment } from "react";
import type { Media } from "../../contract/files.ts";
import { query } from "../api/ask.ts";
import { useAnswer } from "../api/use-answer.ts";
import { Choices } from "../shell/controls.tsx";
import { useSay } from "../words/words.ts";
import { BringFiles } from "./bring-files.tsx";

/** The pictures of the site to choose from, and a button to bring one. `file`, where given, is brought at once. */
export function PictureChooser({
  chosen,
  onChoose,
  file,
}: {
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
  readonly file?: File | undefined;
}) {
  const say = useSay();
  const { answer, error, again } = useAnswer<Media>("media");
  const brought = (name: string) => {
    onChoose(name);
    void again();
  };
  const pictures = (answer?.files ?? []).filter(({ kind, name }) => kind === "picture" && !/\.dark\.\w+$/.test(name));
  return (
    <>
      <BringFiles label={say("bring-picture")} accept="image/*" file={file} error={error} onBrought={brought} />
      <Choices
        legend={say("pictures-of-site")}
        look="thumbnails scroll"
        options={pictures.map(({ path, name }) => [
          name,
          <Fragment key={name}>
            <img src={`api/media/file${query({ path })}`} alt="" loading="lazy" />
            <span>{name}</span>
          </Fragment>,
        ])}
        chosen={chosen}
        onChoose={onChoose}
      />
    </>
  );
}
