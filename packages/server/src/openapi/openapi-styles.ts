export const openApiStyles = `
:root { color-scheme: light dark; --fg: #191c22; --muted: #5e6269; --bg: #f7f9fd; --card: #fff; --field: #f0f2f7; --line: #e1e3e7; --link: #2654b7; --get: #1a813f; --post: #3367d6; --put: #7a4d05; --delete: #c2272d }
@media (prefers-color-scheme: dark) { :root { --fg: #f0f2f7; --muted: #a4a8af; --bg: #0e1116; --card: #13161c; --field: #22262e; --line: #282b31; --link: #76a4fe; --get: #91d49e; --post: #a6c4ff; --put: #eab67a; --delete: #fea69f } }
* { box-sizing: border-box }
html { scroll-padding-block-start: 16px; text-size-adjust: 100% }
body { display: grid; grid-template-columns: 212px minmax(0, 920px); gap: 32px; justify-content: center; margin: 0; padding: 48px 16px; background: var(--bg); color: var(--fg); font: 14px/20px Inter, system-ui, sans-serif; letter-spacing: -.004em }
nav { position: sticky; top: 48px; align-self: start }
nav ul { margin: 0; padding: 0; list-style: none }
nav a { display: block; padding: 6px 8px; border-radius: 6px; color: var(--muted); text-decoration: none }
nav a:hover { background: var(--field); color: var(--fg) }
h1, h2 { margin: 0; font-weight: 600; text-wrap: balance }
h1 { font-size: 32px; line-height: 40px; letter-spacing: -.018em }
h2 { margin: 32px 0 8px; font-size: 20px; line-height: 28px; letter-spacing: -.014em }
h4 { margin: 16px 0 4px; font-size: 14px; font-weight: 500 }
.lead { margin: 4px 0 0; color: var(--muted); font-size: 16px; line-height: 24px; text-wrap: pretty }
a { color: var(--link) }
details { margin-block-end: 4px; padding: 0 16px; border: 1px solid var(--line); border-radius: 6px; background: var(--card) }
details[open] { padding-block-end: 16px }
summary { display: grid; grid-template-columns: 64px 1fr; gap: 0 8px; margin-inline: -16px; padding: 10px 16px; border-radius: 6px; cursor: pointer; list-style: none }
summary::-webkit-details-marker { display: none }
.method { font-size: 12px; font-weight: 600; letter-spacing: .02em; line-height: 20px }
[data-method=get] { color: var(--get) } [data-method=post] { color: var(--post) } [data-method=put], [data-method=patch] { color: var(--put) } [data-method=delete] { color: var(--delete) }
.path { overflow-wrap: anywhere }
.what { grid-column: 2; color: var(--muted) }
p { margin: 8px 0 }
code, pre { font: 13px/20px ui-monospace, 'SF Mono', Menlo, Consolas, monospace; letter-spacing: 0 }
pre { margin: 4px 0; padding: 8px 16px; border-radius: 6px; background: var(--field); overflow-x: auto; white-space: pre-wrap }
.scroll { overflow-x: auto }
table { width: 100%; border-collapse: collapse }
th, td { padding: 6px 16px 6px 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top }
td { white-space: pre-wrap }
th { font-weight: 500 }
thead th { color: var(--muted); font-size: 12px }
dl { display: grid; grid-template-columns: 48px minmax(0, 1fr); gap: 4px 8px; margin: 0 }
dd { margin: 0 }
.status { font-variant-numeric: tabular-nums; font-weight: 500 }
[data-class="2"], [data-class="3"] { color: var(--get) } [data-class="4"] { color: var(--put) } [data-class="5"] { color: var(--delete) }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 6px }
@media (max-width: 800px) { body { grid-template-columns: minmax(0, 1fr); padding-block: 24px } nav { position: static } nav ul { display: flex; flex-wrap: wrap } summary { grid-template-columns: 1fr } .what { grid-column: 1 } }
`
