import { DeadEnd } from '@vestibule/app-kit/dead-end'
import { Button } from '@vestibule/ui/button'
import { supportForCode } from '../frame/support-from.ts'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Shown instead of a page, or a part of a page, that has crashed. */
export function CrashScreen({ supportCode }: { supportCode: string }) {
  const texts = useTexts().pages.crash
  const { homepage } = useShell().settings
  return (
    <div className="ak-page-dead-end">
      <DeadEnd
        heading={texts.heading}
        text={texts.text}
        supportCode={texts.supportCode({ code: supportCode })}
        actions={
          <>
            <Button size="md" onClick={() => location.reload()}>
              {texts.refresh}
            </Button>
            {/* Use a plain link, which makes the browser load the page, because the router itself may have crashed. */}
            <a className="vb-button" data-variant="secondary" data-size="md" href={homepage}>
              <span className="vb-button-content">{texts.home}</span>
            </a>
            <a
              className="vb-button"
              data-variant="ghost"
              data-size="md"
              href={supportForCode(location.pathname, supportCode)}
            >
              <span className="vb-button-content">{texts.support}</span>
            </a>
          </>
        }
      />
    </div>
  )
}
