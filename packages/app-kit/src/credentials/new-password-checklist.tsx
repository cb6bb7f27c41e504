import '@vestibule/ui/password-checklist.css'
import {
  passwordRules,
  passwordRulesOf,
  specialCharacters,
  type PasswordRuleName,
} from '@vestibule/api-client/contract'
import { PasswordChecklist } from '@vestibule/ui/password-checklist'
import type { ReactNode } from 'react'
import { useCredentialTexts } from './texts/credential-texts.ts'
import { usePasswordRules } from './new-password-rules.ts'

export function NewPasswordChecklist({ id, password }: { id: string; password: string }) {
  const { newPassword } = useCredentialTexts()
  const labels: Readonly<Record<PasswordRuleName, ReactNode>> = {
    ...newPassword,
    special: newPassword.special({
      characters: (
        <bdi className="vb-code-text" dir="ltr">
          {specialCharacters}
        </bdi>
      ),
    }),
  }
  const rules = passwordRulesOf(usePasswordRules()).map((rule) => ({
    id: rule,
    label: labels[rule],
    test: passwordRules[rule],
  }))
  return <PasswordChecklist id={id} value={password} rules={rules} />
}
