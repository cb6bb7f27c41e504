import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { directionOf, type Language } from '../../../packages/api-client/src/contract/languages.ts'
import type { Plugin, Rolldown } from 'vite'
import { messages as arabic } from '../src/texts/first-page.ar.ts'
import { messages as german } from '../src/texts/first-page.de.ts'
import { messages as english } from '../src/texts/first-page.en.ts'
import { messages as spanish } from '../src/texts/first-page.es.ts'
import { messages as french } from '../src/texts/first-page.fr.ts'
import { messages as japanese } from '../src/texts/first-page.ja.ts'

/** The texts that the page shows before any code has run. */
type FirstPageTexts = Readonly<Record<keyof typeof english, string>>

const pages: Readonly<Record<Language, FirstPageTexts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  ja: japanese,
  ar: arabic,
}

/**
 * Writes texts into the HTML file. They are shown until the code runs, so a page whose code never runs is not blank.
 * The build writes one file for each language, such as `index.de.html`; it also preloads the texts of that language.
 * The server chooses among the files.
 */
export function firstPage(): Plugin {
  let outDir = ''
  let isBuild = false
  return {
    name: 'vestibule:first-page',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
      isBuild = config.command === 'build'
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (isBuild ? html : withTexts(html, english)),
    },
    async writeBundle(_options, bundle) {
      const file = join(outDir, 'index.html')
      const built = await readFile(file, 'utf8')
      for (const [language, texts] of Object.entries(pages) as [Language, FirstPageTexts][]) {
        const preload = `<link rel="modulepreload" crossorigin href="/${textsFile(bundle, language)}">`
        const page = withTexts(built, texts)
          .replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`)
          .replace('</head>', () => `  ${preload}\n  </head>`)
        await writeFile(language === 'en' ? file : join(outDir, `index.${language}.html`), page)
      }
    },
  }
}

function withTexts(html: string, texts: FirstPageTexts): string {
  return Object.entries(texts).reduce(
    (page, [name, text]) => page.replace(`%${name}%`, () => text),
    html,
  )
}

/** The file with the shell's texts in a language. */
function textsFile(bundle: Rolldown.OutputBundle, language: Language): string {
  const module = `/src/texts/shell.${language}.ts`
  const chunk = Object.values(bundle).find(
    (one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(module),
  )
  if (!chunk) throw new Error(`${module} has no file of its own.`)
  return chunk.fileName
}
