import type { FieldProps } from "../shell/form-context.ts";
import { GroupField } from "./group-field.tsx";
import { ListField } from "./list-field.tsx";
import { MapField } from "./map-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { TagsField } from "./tags-field.tsx";
import { ChoiceField, NumberField, TextField, YesNoField } from "./value-fields.tsx";

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
    case "choice":
      return <ChoiceField {...props} options={shape.options} />;
    case "tags":
      return <TagsField {...props} />;
    case "picture":
      return <PictureField {...props} />;
    case "yes-no":
      return <YesNoField {...props} />;
    case "number":
      return <NumberField {...props} />;
    case "text":
      return <TextField {...props} {...shape} />;
  }
}
