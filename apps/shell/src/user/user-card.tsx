import { useProfile } from '@vestibule/session/react'
import { Alert } from '@vestibule/ui/alert'
import { Avatar } from '@vestibule/ui/avatar'
import { Badge } from '@vestibule/ui/badge'
import { Button } from '@vestibule/ui/button'
import { RefreshIcon } from '@vestibule/ui/icons'
import { Text } from '@vestibule/ui/text'
import { useTexts } from '../texts/use-texts.ts'

/**
 * Shows name and email address of the user, and whether the user is internal or external. If the profile could not be
 * loaded, it shows a button that tries again.
 */
export function UserCard() {
  const { chrome } = useTexts()
  const texts = chrome.userMenu
  const { status, profile, fullName, isExternal, retry } = useProfile()
  return (
    <div className="sh-user-card">
      <Avatar size="md" name={fullName} />
      <div className="sh-user-card-text">
        <div className="sh-user-card-name">
          <strong>{fullName || texts.account}</strong>
          <Badge tone={isExternal ? 'neutral' : 'brand'}>
            {isExternal ? texts.external : texts.internal}
          </Badge>
        </div>
        {profile && (
          <Text className="sh-user-email" size="xs" tone="muted" title={profile.email}>
            {profile.email}
          </Text>
        )}
      </div>
      {status === 'failed' && (
        <Alert
          tone="danger"
          role="alert"
          className="sh-user-failed"
          title={texts.profileFailed}
          action={
            <Button variant="secondary" size="sm" startIcon={<RefreshIcon />} onClick={retry}>
              {chrome.retry}
            </Button>
          }
        >
          {texts.profileFailedText}
        </Alert>
      )}
    </div>
  )
}
