import { createContext, useContext } from 'react'
import type { AdminTexts } from './admin-texts.ts'

/** The texts of administration in the page's language. They are loaded together with the code of administration. */
export const AdminTextsContext = createContext<AdminTexts | null>(null)

export function useAdminTexts(): AdminTexts {
  const texts = useContext(AdminTextsContext)
  if (texts === null) throw new Error('No texts of administration: AdminTextsContext is missing')
  return texts
}
