import { passwordRules, specialCharacters } from '@vestibule/api-client/contract'
import { PasswordChecklist } from '@vestibule/ui/password-checklist'
import { useTexts } from '../../texts/use-texts.ts'

export function NewPasswordChecklist({ id, password }: { id: string; password: string }) {
  const { newPassword } = useTexts()
  const special = newPassword.special({
    characters: (
      <bdi className="vb-code-text" dir="ltr">
        {specialCharacters}
      </bdi>
    ),
  })
  return (
    <PasswordChecklist
      id={id}
      value={password}
      rules={[
        { id: 'length', label: newPassword.length, test: passwordRules.length },
        { id: 'uppercase', label: newPassword.uppercase, test: passwordRules.uppercase },
        { id: 'lowercase', label: newPassword.lowercase, test: passwordRules.lowercase },
        { id: 'digit', label: newPassword.digit, test: passwordRules.digit },
        { id: 'special', label: special, test: passwordRules.special },
      ]}
    />
  )
}
