import { definePage } from "../../house.ts";

export const page = definePage({
  id: "home",
  kind: "one",
  paths: "",
  texts: ({ lead, link, plain }) => ({
    lead,
    link,
    news: plain({ fr: "Titre des nouvelles", en: "Heading of the news", pt: "Título das notícias" }),
  }),
  content: ({ texts, body }, { path, rooms, newestPosts }) => ({
    ...texts,
    body,
    rooms,
    roomsPath: path("rooms"),
    posts: newestPosts(2),
  }),
});
