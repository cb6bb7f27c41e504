import { useStore } from '@vestibule/base/react/use-read'
import { loadedValue } from '@vestibule/base/read'
import { IconButton } from '@vestibule/ui/icon-button'
import { AnnouncementIcon, CloseIcon } from '@vestibule/ui/icons'
import { Link } from '@vestibule/ui/link'
import { useToast } from '@vestibule/ui/toast'
import { useContext } from 'react'
import { LateListsContext, usePersonal } from '../personal/use-personal.ts'
import { useTexts } from '../texts/use-texts.ts'

/** The latest announcement that the user has not dismissed. */
export function AnnouncementRow() {
  const { personal: texts } = useTexts().home
  const personal = usePersonal()
  const toast = useToast()
  const dismissed = useStore(personal.dismissed)
  const all = useStore(personal.announcements, loadedValue) ?? []
  const isLate = useContext(LateListsContext).includes('announcements')
  const shown = all.find(({ id }) => !dismissed.includes(id))
  if (!shown || isLate) return null
  const dismiss = async () => {
    // The button that was pressed is about to disappear: move the focus, which would otherwise be lost.
    document.getElementById('main')?.focus({ preventScroll: true })
    const failure = await personal.dismiss(shown.id)
    if (failure) toast.error(failure.message ?? texts.dismissFailed, { id: 'announcement' })
  }
  return (
    <section className="sh-announcement" aria-label={texts.announcement}>
      <AnnouncementIcon />
      <div>
        <bdi>{shown.text}</bdi>{' '}
        {shown.details_url !== null && (
          <Link href={shown.details_url}>{texts.announcementDetails}</Link>
        )}
      </div>
      <IconButton
        label={texts.dismiss}
        icon={<CloseIcon size={18} />}
        onClick={() => void dismiss()}
      />
    </section>
  )
}
