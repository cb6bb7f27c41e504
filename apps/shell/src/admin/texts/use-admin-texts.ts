import { createContext, useContext } from 'react'
import { adminTexts, type AdminTexts } from './admin-texts.ts'

/** The texts of administration; English unless another language is put here. */
export const AdminTextsContext = createContext<AdminTexts>(adminTexts)

export function useAdminTexts(): AdminTexts {
  return useContext(AdminTextsContext)
}
