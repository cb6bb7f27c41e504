/** Shown by a server that runs from its sources before the apps were built. */
export const notBuiltPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Vestibule · The apps are not built</title>
</head>
<body>
<main>
<h1>The apps are not built</h1>
<p>The server runs, but it has no pages to show. Build the apps and start it again:</p>
<pre><code>npm run build</code></pre>
<p>The calls work without them: see <a href="/readyz">/readyz</a>.</p>
</main>
</body>
</html>
`
