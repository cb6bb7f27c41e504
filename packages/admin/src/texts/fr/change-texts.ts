import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'
import { organizationChangeTexts } from './organization-change-texts.ts'
import { personChangeTexts } from './person-change-texts.ts'
import { of } from './elided.ts'

const plural = createPlural('fr')

export const changeTexts: AdminTexts['changes'] = {
  cancel: 'Annuler',
  failed: 'L’opération a échoué.',
  supportCode: (code) => `Code d’assistance ${code}`,
  required: 'Ce champ ne peut pas être vide',
  why: 'Pourquoi ? (facultatif)',
  ...personChangeTexts,
  organizations: organizationChangeTexts,
  inviteAgain: {
    action: 'Inviter à nouveau',
    title: (name) => `Inviter à nouveau ${name} ?`,
    text: (address) =>
      `Un e-mail envoyé à ${address} indique où se connecter. Il ne contient ni mot de passe ni code.`,
    button: 'Envoyer l’invitation',
    done: (name) => `Nouvelle invitation envoyée à ${name}`,
  },
  sendLink: {
    action: 'Envoyer un lien de réinitialisation',
    title: (name) => `Envoyer un lien de réinitialisation à ${name} ?`,
    text: (address) =>
      `Un e-mail est envoyé à ${address}. Son lien fonctionne une seule fois, pendant 1 heure. Le mot de passe actuel reste valable jusqu’au choix d’un nouveau. Vous ne voyez pas le lien.`,
    button: 'Envoyer le lien',
    done: (name) => `Lien envoyé à ${name}`,
  },
  resetFactor: {
    action: 'Réinitialiser le second facteur',
    title: (name) => `Réinitialiser le second facteur ${of(name)} ?`,
    text: (codes, open) =>
      `L’application d’authentification et ses codes de récupération (${counted(codes, 'code', 'codes')}) cessent aussitôt de fonctionner, et les sessions ouvertes (${counted(open, 'session', 'sessions')}) prennent fin. La clé d’accès est conservée. À la prochaine connexion, un code par e-mail est demandé, puis une nouvelle application d’authentification est configurée. Un e-mail indique que vous êtes à l’origine de ce changement.`,
    besure: (firstName) => `Assurez-vous que la demande vient bien ${of(firstName)}.`,
    call: 'Appelez un numéro que vous connaissez déjà.',
    how: 'Comment l’avez-vous vérifié ?',
    button: 'Réinitialiser le second facteur',
    done: (name) => `Second facteur ${of(name)} réinitialisé`,
  },
  removePasskey: {
    action: 'Supprimer',
    title: (passkey) => `Supprimer la clé d’accès « ${passkey} » ?`,
    text: (name) =>
      `${name} ne pourra plus l’utiliser pour se connecter. Un e-mail indique que vous êtes à l’origine de ce changement.`,
    button: 'Supprimer la clé d’accès',
    done: 'Clé d’accès supprimée',
  },
  endSession: {
    action: 'Fermer',
    title: (browser) => `Fermer la session dans ${browser} ?`,
    text: 'Le navigateur est déconnecté à sa prochaine requête. Il est possible de s’y reconnecter comme avant.',
    button: 'Fermer la session',
    done: 'Session fermée',
  },
  endSessions: {
    action: (n) =>
      plural(n, {
        one: 'Fermer la session',
        many: 'Fermer les {n} de sessions',
        other: 'Fermer les {n} sessions',
      }),
    title: (n, name) =>
      plural(n, {
        one: 'Fermer la session',
        many: 'Fermer les {n} de sessions',
        other: 'Fermer les {n} sessions',
      }) + ` ${of(name)} ?`,
    text: 'Chaque navigateur est déconnecté à sa prochaine requête, y compris celui utilisé en ce moment. Il est possible de s’y reconnecter comme avant.',
    button: (n) => `Fermer ${counted(n, 'session', 'sessions')}`,
    done: (name) => `Toutes les sessions ${of(name)} sont fermées`,
  },
  unlock: {
    action: 'Déverrouiller',
    title: (name) => `Déverrouiller le compte ${of(name)} ?`,
    text: (firstName, time) =>
      `Les tentatives erronées sont oubliées et la connexion fonctionne aussitôt. Le mot de passe et les facteurs sont conservés. Si les tentatives ne viennent pas ${of(firstName)}, laissez le compte verrouillé${time === null ? '' : ` : il se déverrouillera de lui-même à ${time}`}.`,
    button: 'Déverrouiller',
    done: (name) => `Compte ${of(name)} déverrouillé`,
  },
  disable: {
    action: 'Désactiver',
    title: (name) => `Désactiver le compte ${of(name)} ?`,
    text: (open, tokens) =>
      `${counted(open, 'session prend fin', 'sessions prennent fin')} aussitôt, ${counted(tokens, 'jeton d’API cesse', 'jetons d’API cessent')} de fonctionner, et la connexion est refusée. Les rôles, les autorisations et les tickets sont conservés : « Activer » rétablit tout.`,
    button: (name) => `Désactiver le compte ${of(name)}`,
    done: (name) => `Compte ${of(name)} désactivé`,
  },
  enable: {
    action: 'Activer',
    title: (name) => `Activer le compte ${of(name)} ?`,
    text: (grants) =>
      `La connexion fonctionne à nouveau, avec les mêmes facteurs. Les rôles et ${counted(grants, 'autorisation', 'autorisations')} s’appliquent à nouveau.`,
    button: 'Activer',
    done: (name) => `Compte ${of(name)} activé`,
  },
}
