import { useProfile } from '@vestibule/session/react'
import { Avatar } from '@vestibule/ui/avatar'
import { Badge } from '@vestibule/ui/badge'
import { Button } from '@vestibule/ui/button'
import { Text } from '@vestibule/ui/text'
import { useTexts } from '../texts/use-texts.ts'

/** Name, address and kind of the user; where the profile failed, the way to try again. */
export function UserCard() {
  const { chrome } = useTexts()
  const texts = chrome.userMenu
  const { status, profile, fullName, isExternal, retry } = useProfile()
  return (
    <div className="vb-user-card">
      <Avatar size="md" name={fullName} />
      <div className="vb-user-card-text">
        <div className="vb-user-card-name">
          <strong>{fullName || texts.account}</strong>
          <Badge tone={isExternal ? 'neutral' : 'brand'}>
            {isExternal ? texts.external : texts.internal}
          </Badge>
        </div>
        {profile && (
          <Text size="xs" tone="muted" title={profile.email}>
            {profile.email}
          </Text>
        )}
        {status === 'failed' && (
          <Text size="xs" tone="danger" role="alert">
            {texts.profileFailed}{' '}
            <Button variant="link" size="sm" onClick={retry}>
              {chrome.retry}
            </Button>
          </Text>
        )}
      </div>
    </div>
  )
}
