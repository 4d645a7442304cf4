import type { FieldProps } from "../shell/form-context.ts";
import { ChoiceField } from "./choice-field.tsx";
import { GroupField } from "./group-field.tsx";
import { ListField } from "./list-field.tsx";
import { MapField } from "./map-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { shapeOf } from "./shape.ts";
import { TagsField } from "./tags-field.tsx";
import { TextField } from "./text-field.tsx";
import { NumberField, YesNoField } from "./value-fields.tsx";

/** The field that a schema asks for. */
export function Field(props: FieldProps) {
  const shape = shapeOf(props.schema);
  switch (shape.kind) {
    case "group":
      return <GroupField {...props} properties={shape.properties} />;
    case "list":
      return <ListField {...props} item={shape.item} />;
    case "map":
      return <MapField {...props} item={shape.value} />;
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
      return <TextField {...props} widget={shape.widget} />;
  }
}
