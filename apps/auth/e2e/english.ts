import { english } from '../src/testing/english.ts'

/** All English texts of the app. */
export const en = english
