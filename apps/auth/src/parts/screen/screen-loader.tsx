import { FullScreenLoader, type FullScreenLoaderProps } from '@vestibule/ui/full-screen-loader'
import { PageShell } from '@vestibule/ui/page-shell'
import { useStartTexts } from '../../texts/use-start-texts.ts'

/** A loader in the card in which screens are shown, until the next screen can be shown. */
export function ScreenLoader({ texts, ...rest }: FullScreenLoaderProps) {
  const { loader } = useStartTexts()
  return (
    <PageShell>
      <div className="vb-auth-card au-loading">
        <FullScreenLoader className="au-loader" texts={{ ...loader, ...texts }} {...rest} />
      </div>
    </PageShell>
  )
}
