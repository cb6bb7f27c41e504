import { createHash } from 'node:crypto'

const style = `
:root { color-scheme: light dark; --fg: #191c22; --muted: #5e6269; --bg: #fff; --link: #2654b7 }
@media (prefers-color-scheme: dark) { :root { --fg: #f0f2f7; --muted: #a4a8af; --bg: #13161c; --link: #76a4fe } }
body { margin: 0; background: var(--bg); color: var(--fg); font: 16px/24px Inter, system-ui, sans-serif }
main { max-width: 480px; margin-inline: auto; padding: 96px 16px }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 32px; font-weight: 600 }
p { margin: 0 0 16px; color: var(--muted) }
a { color: var(--link) }
`

/** The style is the one text with this hash; nothing else loads or runs. */
export const deadLinkHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

/** For a person who follows a short address behind which there is nothing. */
export const deadLinkPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>This link leads nowhere</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>This link leads nowhere</h1>
<p>Perhaps a character is missing. Compare the address with the one you were given, or ask for a new link.</p>
<p><a href="/">Go to the home page</a></p>
</main>
</body>
</html>
`
