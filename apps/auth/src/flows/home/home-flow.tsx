import { getProfile } from '@vestibule/api-client'
import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { useWorld } from '../../boot/world.ts'
import { createFlow } from '../../flow/create-flow.ts'
import { useFlow } from '../../flow/use-flow.ts'
import { finishSignIn } from '../../parts/finish-sign-in.ts'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { paths, pathTo } from '../../paths.ts'
import { useOpen } from '../../routing/address.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** `/auth/` itself has no screen: who is signed in goes on, everyone else signs in. */
export function HomeFlow() {
  const texts = useTexts()
  const world = useWorld()
  const open = useOpen()
  const go = useGo()
  const { next } = useHandover()

  useFlow(() =>
    createFlow<'looking', never, { type: 'goOn' }>(
      {
        initial: { state: 'looking', commands: [{ type: 'goOn' }] },
        transition: (state) => ({ state }),
      },
      {
        async goOn(_command, signal) {
          const profile = await getProfile(world.client, { signal, cache: false })
          if (signal.aborted) return undefined
          if (profile.kind !== 'loaded') {
            open(pathTo(paths.start, { next }), { replace: true })
          } else if (profile.value.email) {
            const finish = await finishSignIn(world, { email: profile.value.email, next })
            if (finish.kind === 'decided') go(finish.url)
            else open(pathTo(paths.start, { next }), { replace: true })
          } else world.leave('/')
          return undefined
        },
      },
    ),
  )
  return <FullScreenLoader labels={{ loading: texts.app.loading }} />
}
