import { directionOf, type Language } from '@vestibule/api-client/contract'
import { pageTexts } from './page-texts.ts'

/** The page to show if the server runs from its sources and the web apps were not built. */
export function notBuiltPage(language: Language): string {
  const { heading, text, calls } = pageTexts[language].notBuilt
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Vestibule · ${heading}</title>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${text}</p>
<pre dir="ltr"><code>npm run build</code></pre>
<p>${calls({ path: '<a href="/readyz" dir="ltr">/readyz</a>' })}</p>
</main>
</body>
</html>
`
}
