import { lazyCode } from '@vestibule/base/react/lazy-code'
import { Suspense, useState, type ReactNode } from 'react'
import { NoticeContext } from '../../parts/notice.ts'
import type { Problem } from '@vestibule/app-kit/problems/problem'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { paths, pathTo } from '@vestibule/app-kit/auth-paths'
import { useOpen } from '@vestibule/app-kit/screens/address'
import { ScreenLoader } from '../../parts/screen/screen-loader.tsx'

const TokenFlow = lazyCode(() => import('./token-flow.tsx'))

export interface TokenGateProps {
  /** The token in the address; a sign-in link may have it on any route. */
  readonly authcode: string | undefined
  readonly children: ReactNode
}

/**
 * If the address has the token of a sign-in link, asks the user to confirm the sign-in before it shows the screen of
 * the route.
 */
export function TokenGate({ authcode, children }: TokenGateProps) {
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
    <Suspense fallback={<ScreenLoader />}>
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
