import { definePage } from "../../house.ts";

export const page = definePage({
  id: "menu",
  kind: "one",
  paths: { it: "cucina", de: "kueche" },
  showsSettings: true,
  texts: ({ list, plain }) => ({
    courses: list(
      { fr: "Services", en: "Courses", pt: "Pratos" },
      {
        name: plain({ fr: "Nom", en: "Name", pt: "Nome" }),
        dishes: list(
          { fr: "Plats", en: "Dishes", pt: "Iguarias" },
          {
            name: plain({ fr: "Plat", en: "Dish", pt: "Iguaria" }),
            price: plain({ fr: "Prix", en: "Price", pt: "Preço" }),
          },
        ),
      },
    ),
  }),
  content: ({ texts, body }, { house }) => ({ ...texts, body, kitchen: house.kitchen }),
});
