import bootstrap from 'bootstrap/dist/css/bootstrap-reboot.css?raw'
import viteApp from 'create-vite/template-react-ts/src/App.css?raw'
import vitePage from 'create-vite/template-react-ts/src/index.css?raw'
import normalize from 'normalize.css/normalize.css?raw'
import { compile } from 'tailwindcss'
import tailwind from 'tailwindcss/index.css?raw'
import shadcn from './shadcn.css?raw'

/** A style sheet that a page of another team has. `first`: the page loads it before ours. */
export type Host = { name: string; css: string; first?: boolean }

/** Style sheets with which pages of other teams commonly start, as published. */
export async function allHosts(): Promise<Host[]> {
  const withTailwind = await compileTailwind(tailwind)
  return [
    { name: 'a reset', css: '* { margin: 0; padding: 0 }' },
    { name: 'normalize.css', css: normalize },
    { name: "Bootstrap's reboot", css: bootstrap },
    { name: "create-vite's template", css: vitePage + viteApp },
    { name: 'Tailwind 4', css: withTailwind },
    { name: 'Tailwind 4, imported first', css: withTailwind, first: true },
    { name: 'shadcn', css: await compileTailwind(shadcn) },
  ]
}

/** Compiles a style sheet as Tailwind's own command would for a page that uses no utility class. */
async function compileTailwind(css: string): Promise<string> {
  const compiler = await compile(css, {
    loadStylesheet: (path, base) => Promise.resolve({ path, base, content: tailwind }),
  })
  return compiler.build([])
}
