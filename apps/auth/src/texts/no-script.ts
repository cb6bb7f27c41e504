import type { Language } from '@vestibule/api-client/contract'

/** What the page says in a browser that runs no JavaScript. */
export const noScript: Readonly<Record<Language, string>> = {
  en: 'Signing in needs JavaScript. Please allow it for this site and reload the page.',
  de: 'Die Anmeldung braucht JavaScript. Bitte erlauben Sie es für diese Website und laden Sie die Seite neu.',
  fr: 'La connexion nécessite JavaScript. Veuillez l’autoriser pour ce site et actualiser la page.',
  es: 'Para iniciar sesión se necesita JavaScript. Permítalo para este sitio y vuelva a cargar la página.',
  ja: 'サインインには JavaScript が必要です。このサイトで有効にして、ページを再読み込みしてください。',
  ar: 'يتطلب تسجيل الدخول JavaScript. يُرجى السماح به لهذا الموقع ثم إعادة تحميل الصفحة.',
}

interface NotStarted {
  readonly title: string
  readonly text: string
}

/** What the page says if its code is not loaded in time. */
export const notStarted: Readonly<Record<Language, NotStarted>> = {
  en: {
    title: 'This page has not started',
    text: 'Its code has not arrived. Check your connection, then try again. What you have typed is kept.',
  },
  de: {
    title: 'Diese Seite ist nicht gestartet',
    text: 'Ihr Code ist nicht angekommen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Ihre Eingabe bleibt erhalten.',
  },
  fr: {
    title: 'Cette page n’a pas démarré',
    text: 'Son code n’est pas arrivé. Vérifiez votre connexion, puis réessayez. Votre saisie est conservée.',
  },
  es: {
    title: 'Esta página no se ha iniciado',
    text: 'Su código no ha llegado. Compruebe su conexión e inténtelo de nuevo. Lo que ha escrito se conserva.',
  },
  ja: {
    title: 'このページは起動していません',
    text: 'ページのコードが届いていません。接続を確認してから、もう一度お試しください。入力した内容は保持されます。',
  },
  ar: {
    title: 'لم تبدأ هذه الصفحة',
    text: 'لم تصل شفرة الصفحة. يُرجى التحقق من الاتصال ثم إعادة المحاولة. يُحتفظ بما كتبته.',
  },
}
