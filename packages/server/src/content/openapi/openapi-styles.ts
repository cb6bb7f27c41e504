export const openApiStyles = `
:root { color-scheme: light dark; --vb-fg: #191c22; --vb-muted: #5e6269; --vb-bg: #f7f9fd; --vb-card: #fff; --vb-field: #f0f2f7; --vb-line: #e1e3e7; --vb-link: #2654b7; --vb-get: #1a813f; --vb-post: #3367d6; --vb-put: #7a4d05; --vb-delete: #c2272d }
@media (prefers-color-scheme: dark) { :root { --vb-fg: #f0f2f7; --vb-muted: #a4a8af; --vb-bg: #0e1116; --vb-card: #13161c; --vb-field: #22262e; --vb-line: #282b31; --vb-link: #76a4fe; --vb-get: #91d49e; --vb-post: #a6c4ff; --vb-put: #eab67a; --vb-delete: #fea69f } }
* { box-sizing: border-box }
html { scroll-padding-block-start: 16px; text-size-adjust: 100% }
body { display: grid; grid-template-columns: 212px minmax(0, 920px); gap: 32px; justify-content: center; margin: 0; padding: 48px 16px; background: var(--vb-bg); color: var(--vb-fg); font: 14px/20px Inter, system-ui, sans-serif; letter-spacing: -.004em }
nav { position: sticky; top: 48px; align-self: start }
nav ul { margin: 0; padding: 0; list-style: none }
nav a { display: block; padding: 6px 8px; border-radius: 6px; color: var(--vb-muted); text-decoration: none }
nav a:hover { background: var(--vb-field); color: var(--vb-fg) }
h1, h2 { margin: 0; font-weight: 600; text-wrap: balance }
h1 { font-size: 32px; line-height: 40px; letter-spacing: -.018em }
h2 { margin: 32px 0 8px; font-size: 20px; line-height: 28px; letter-spacing: -.014em }
h4 { margin: 16px 0 4px; font-size: 14px; font-weight: 500 }
.lead { margin: 4px 0 0; color: var(--vb-muted); font-size: 16px; line-height: 24px; text-wrap: pretty }
a { color: var(--vb-link) }
details { margin-block-end: 4px; padding: 0 16px; border: 1px solid var(--vb-line); border-radius: 6px; background: var(--vb-card) }
details[open] { padding-block-end: 16px }
summary { display: grid; grid-template-columns: 64px 1fr; gap: 0 8px; margin-inline: -16px; padding: 10px 16px; border-radius: 6px; cursor: pointer; list-style: none }
summary::-webkit-details-marker { display: none }
.method { font-size: 12px; font-weight: 600; letter-spacing: .02em; line-height: 20px }
[data-method=get] { color: var(--vb-get) } [data-method=post] { color: var(--vb-post) } [data-method=put], [data-method=patch] { color: var(--vb-put) } [data-method=delete] { color: var(--vb-delete) }
.path { overflow-wrap: anywhere }
.what { grid-column: 2; color: var(--vb-muted) }
p { margin: 8px 0 }
code, pre { font: 13px/20px ui-monospace, 'SF Mono', Menlo, Consolas, monospace; letter-spacing: 0 }
pre { margin: 4px 0; padding: 8px 16px; border-radius: 6px; background: var(--vb-field); overflow-x: auto; white-space: pre-wrap }
.scroll { overflow-x: auto }
table { width: 100%; border-collapse: collapse }
th, td { padding: 6px 16px 6px 0; border-block-end: 1px solid var(--vb-line); text-align: start; vertical-align: top }
td { white-space: pre-wrap }
th { font-weight: 500 }
thead th { color: var(--vb-muted); font-size: 12px }
dl { display: grid; grid-template-columns: 48px minmax(0, 1fr); gap: 4px 8px; margin: 0 }
dd { margin: 0 }
.status { font-variant-numeric: tabular-nums; font-weight: 500 }
[data-class="2"], [data-class="3"] { color: var(--vb-get) } [data-class="4"] { color: var(--vb-put) } [data-class="5"] { color: var(--vb-delete) }
:focus-visible { outline: 2px solid var(--vb-link); outline-offset: 2px; border-radius: 6px }
@media (max-width: 800px) { body { grid-template-columns: minmax(0, 1fr); padding-block: 24px } nav { position: static } nav ul { display: flex; flex-wrap: wrap } summary { grid-template-columns: 1fr } .what { grid-column: 1 } }
`
