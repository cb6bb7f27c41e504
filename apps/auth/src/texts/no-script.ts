import type { Language } from '@vestibule/api-client/contract'

/** What the page says in a browser without JavaScript. */
export const noScript: Readonly<Record<Language, string>> = {
  en: 'Signing in needs JavaScript. Please allow it for this site and reload the page.',
  de: 'Die Anmeldung braucht JavaScript. Bitte erlauben Sie es für diese Website und laden Sie die Seite neu.',
  fr: 'La connexion nécessite JavaScript. Veuillez l’autoriser pour ce site et actualiser la page.',
  es: 'Para iniciar sesión se necesita JavaScript. Permítalo para este sitio y vuelva a cargar la página.',
  ja: 'サインインには JavaScript が必要です。このサイトで有効にして、ページを再読み込みしてください。',
  ar: 'يتطلب تسجيل الدخول JavaScript. يُرجى السماح به لهذا الموقع ثم إعادة تحميل الصفحة.',
}
