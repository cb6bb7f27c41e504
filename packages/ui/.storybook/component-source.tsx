import { Source } from '@storybook/addon-docs/blocks'
import { useState } from 'react'

type Props = { file: string; load: () => Promise<string> }

/** The path of a component's source and a button that loads and shows it. */
export function ComponentSource({ file, load }: Props) {
  const [code, setCode] = useState<string>()
  return (
    <details onToggle={() => void load().then(setCode)}>
      <summary>
        Source: <code>{file}</code>
      </summary>
      {code !== undefined && <Source language="tsx" code={code} />}
    </details>
  )
}
