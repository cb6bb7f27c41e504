import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'

const plural = createPlural('de')
const numbers = new Intl.NumberFormat('de')
const today = new Intl.DateTimeFormat('de', { weekday: 'long', day: 'numeric', month: 'long' })
const clock = new Intl.DateTimeFormat('de', { timeStyle: 'short', hourCycle: 'h23' })
const weekday = new Intl.DateTimeFormat('de', { weekday: 'short', timeZone: 'UTC' })

export const overviewTexts: AdminTexts['overview'] = {
  termsNotRead: 'Die Nutzungsbedingungen konnten nicht gelesen werden',
  heading: 'Verwaltung',
  lead: (now, waiting) => {
    const when = `${today.format(now)}, ${clock.format(now)} Uhr.`
    if (waiting === undefined) return when
    if (waiting === 0) return `${when} Es ist nichts zu erledigen.`
    return `${when} ${plural(waiting, { one: '{n} Sache ist', other: '{n} Sachen sind' })} zu erledigen.`
  },
  waiting: 'Was zu erledigen ist',
  nothing: {
    heading: 'Heute ist nichts zu erledigen',
    text: 'E-Mails werden gesendet, und alle, die gefragt haben, haben eine Antwort.',
  },
  mails: {
    title: (n) =>
      plural(n, {
        one: '{n} E-Mail konnte nicht gesendet werden',
        other: '{n} E-Mails konnten nicht gesendet werden',
      }),
    text: (since, answer) =>
      `${since === null ? '' : `Seit: ${since}. `}Der Mailserver antwortet: „${answer}“.`,
    action: 'Ausgehende E-Mails',
  },
  registrations: {
    title: (n) =>
      plural(n, { one: '{n} Registrierung wartet', other: '{n} Registrierungen warten' }),
    text: (since) => `Die älteste seit: ${since}.`,
    action: 'Entscheiden',
  },
  locked: {
    title: (n) =>
      plural(n, { one: '{n} Person ist gesperrt', other: '{n} Personen sind gesperrt' }),
    one: (name, time) => `${name} bis ${time}`,
    text: (named, more) =>
      `${[...named, ...(more > 0 ? [`${numbers.format(more)} weitere`] : [])].join(', ')}.`,
    action: 'Anzeigen',
  },
  tickets: {
    title: (n) =>
      plural(n, {
        one: '{n} Ticket ist seit über einem Tag ohne Antwort',
        other: '{n} Tickets sind seit über einem Tag ohne Antwort',
      }),
    text: (subject) => `Das älteste: „${subject}“.`,
    action: 'Antworten',
  },
  terms: {
    title: (n, name) =>
      plural(n, { one: '{n} Person hat', other: '{n} Personen haben' }) +
      ` ${name} noch nicht akzeptiert`,
    text: (since) =>
      since === null
        ? 'Bei der nächsten Anmeldung wird danach gefragt.'
        : `Gültig seit ${since}; bei der nächsten Anmeldung wird danach gefragt.`,
    action: 'Wer',
  },
  signIns: {
    heading: 'Anmeldungen, letzte 7 Tage',
    caption: 'Anmeldungen und Ablehnungen der letzten 7 Tage',
    day: 'Tag',
    signed_in: 'Angemeldet',
    refused: 'Abgelehnt',
    count: (n) => numbers.format(n),
    weekday: (day) => weekday.format(new Date(day)),
    number: (day) => numbers.format(Number(day.slice(8))),
  },
  health: {
    heading: 'Server und Zustand',
    jobs: 'Aufgaben',
    onTime: (n, of) => `${numbers.format(n)} von ${numbers.format(of)} pünktlich`,
    checking: 'Wird geprüft …',
    all: 'Alle Prüfungen und Einstellungen',
  },
  changes: { heading: 'Letzte Verwaltungsvorgänge' },
  marks: {
    waiting: (n) => `${numbers.format(n)} wartend`,
    failed: 'etwas ist fehlgeschlagen',
  },
}
