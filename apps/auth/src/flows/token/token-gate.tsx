import { lazyPart } from '@vestibule/app-kit/lazy-part'
import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { Suspense, useState, type ReactNode } from 'react'
import { NoticeContext } from '../../parts/notice.ts'
import type { Problem } from '../../parts/problem.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { paths, pathTo } from '../../paths.ts'
import { useOpen } from '../../routing/address.ts'
import { useTexts } from '../../texts/use-texts.ts'

const TokenFlow = lazyPart(() => import('./token-flow.tsx'))

export interface TokenGateProps {
  /** The token that came with the address, on whatever route. */
  readonly authcode: string | undefined
  readonly children: ReactNode
}

/** A sign-in link goes before the route it came on. */
export function TokenGate({ authcode, children }: TokenGateProps) {
  const texts = useTexts()
  const open = useOpen()
  const { next } = useHandover()
  const [token, setToken] = useState(authcode)
  const [refusal, setRefusal] = useState<Problem>()
  if (token === undefined) return <NoticeContext value={refusal}>{children}</NoticeContext>

  const leaveTo = (path: string) => {
    open(path, { replace: true })
    setToken(undefined)
  }
  return (
    <Suspense fallback={<FullScreenLoader labels={{ loading: texts.app.loading }} />}>
      <TokenFlow
        authcode={token}
        onRefused={(problem) => {
          setRefusal(problem)
          leaveTo(pathTo(paths.start, { next }))
        }}
        onDeclined={() => leaveTo(pathTo(paths.home, { next }))}
      />
    </Suspense>
  )
}
