/** A Hugo site in the smallest usual way: what every page shows, lists with pages, tags, one feed a language. */
export const hugoFiles: Readonly<Record<string, string>> = {
  "hugo.toml": `baseURL = "https://passerelle.example/"
title = "Passerelle"
defaultContentLanguage = "root"
paginate = 6

[taxonomies]
tag = "tags"

[outputs]
home = ["HTML", "RSS"]
section = ["HTML"]
taxonomy = ["HTML"]
term = ["HTML"]

[services.rss]
limit = 20

[languages.root]
contentDir = "content/root"
weight = 1
[languages.fr]
contentDir = "content/fr"
weight = 2
[languages.en]
contentDir = "content/en"
weight = 3
[languages.pt]
contentDir = "content/pt"
weight = 4
`,
  "layouts/_default/baseof.html": `<!doctype html>
<html lang="{{ .Language.Lang }}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }} - {{ .Site.Title }}</title>
<meta name="description" content="{{ .Description }}">
<link rel="canonical" href="{{ .Permalink }}">
{{ range .AllTranslations }}<link rel="alternate" hreflang="{{ .Language.Lang }}" href="{{ .Permalink }}">
{{ end }}<link rel="stylesheet" href="/style.css">
</head>
<body>
<header><a href="{{ "" | relLangURL }}">{{ .Site.Title }}</a>
<nav>{{ range .Site.RegularPages.ByWeight | first 6 }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav></header>
<main>{{ block "main" . }}{{ end }}</main>
<footer><p>{{ .Site.Title }}</p></footer>
</body>
</html>
`,
  "layouts/_default/single.html": `{{ define "main" }}<article>
<h1>{{ .Title }}</h1>
<p><time datetime="{{ .Date.Format "2006-01-02" }}">{{ .Date.Format "2 January 2006" }}</time></p>
{{ .Content }}
<ul>{{ range .Params.tags }}<li><a href="{{ printf "tags/%s/" . | relLangURL }}">{{ . }}</a></li>{{ end }}</ul>
</article>{{ end }}
`,
  "layouts/_default/list.html": `{{ define "main" }}<h1>{{ .Title }}</h1>
{{ $pages := .Paginate .RegularPages }}{{ range $pages.Pages }}<article>
<h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2><p>{{ .Description }}</p></article>
{{ end }}<nav>{{ range $pages.Pagers }}<a href="{{ .URL }}">{{ .PageNumber }}</a> {{ end }}</nav>{{ end }}
`,
  "layouts/index.html": `{{ define "main" }}<h1>{{ .Site.Title }}</h1>
{{ range first 3 .Site.RegularPages.ByDate.Reverse }}<article>
<h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2><p>{{ .Description }}</p></article>
{{ end }}{{ end }}
`,
  "static/style.css": "body { font-family: sans-serif; margin: 0 auto; max-width: 40rem; }\n",
};
