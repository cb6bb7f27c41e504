import { Markdown, Source } from '@storybook/addon-docs/blocks'
import type { ComponentProps, ReactElement } from 'react'
import { guideAddress, guideText } from './guide-texts.ts'

/** Shows a Markdown file of the repository as a page, or all files of a folder one below the other. */
export function GuidePage({ path }: { path: string }) {
  // Relative links are resolved against the file that contains them.
  const from = path.endsWith('.md') ? path : `${path}/index.md`
  const overrides = { a: { component: GuideLink, props: { from } }, pre: GuideCode }
  return <Markdown options={{ overrides }}>{guideText(path)}</Markdown>
}

function GuideLink({ from, href = '', children, ...rest }: ComponentProps<'a'> & { from: string }) {
  const address = href.startsWith('#') ? href : guideAddress(from, href)
  if (address === null) return <>{children}</>
  return (
    <a {...rest} href={address} target={address.startsWith('./') ? '_top' : undefined}>
      {children}
    </a>
  )
}

const languages: Record<string, ComponentProps<typeof Source>['language']> = {
  css: 'css',
  sh: 'bash',
  ts: 'typescript',
  tsx: 'tsx',
}

type Code = ReactElement<{ className?: string; children: string }>

function GuideCode({ children }: { children: Code }) {
  const { className, children: code } = children.props
  const name = /lang-(\w+)/u.exec(className ?? '')?.[1] ?? ''
  if (name === 'diff') return <Difference code={code} />
  return <Source code={code} language={languages[name] ?? 'text'} />
}

/** A diff with coloured lines. CSS draws the + and - signs, so they are not copied. */
function Difference({ code }: { code: string }) {
  return (
    <pre className="difference">
      <code>
        {code
          .trimEnd()
          .split('\n')
          .map((line, index) => {
            const sign = /^[+-]/u.exec(line)?.[0] ?? ''
            return (
              // The list is static, so the index is a stable key.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={index} data-sign={sign}>
                {`${line.slice(1)}\n`}
              </span>
            )
          })}
      </code>
    </pre>
  )
}
