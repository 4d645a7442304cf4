import type { FieldProps } from "../shell/form-context.ts";
import { GroupField } from "./group-field.tsx";
import { ListField } from "./list-field.tsx";
import { MapField } from "./map-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { TagsField } from "./tags-field.tsx";
import { ValueField } from "./value-field.tsx";

/** The field of a shape. */
export function Field(props: FieldProps) {
  const { shape } = props;
  switch (shape.kind) {
    case "group":
      return <GroupField {...props} properties={shape.properties} />;
    case "list":
      return <ListField {...props} item={shape.item} />;
    case "map":
      return <MapField {...props} item={shape.item} isWeek={shape.isWeek} />;
    case "tags":
      return <TagsField {...props} />;
    case "picture":
      return <PictureField {...props} />;
    default:
      return <ValueField {...props} />;
  }
}
