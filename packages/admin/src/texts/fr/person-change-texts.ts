import type { PersonChangeTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'
import { of } from './elided.ts'

export const personChangeTexts: PersonChangeTexts = {
  changedMeanwhile: (name, minutes) => {
    const when =
      minutes === null
        ? 'entre-temps'
        : minutes < 1
          ? 'il y a moins d’une minute'
          : `il y a ${counted(minutes, 'minute', 'minutes')}`
    return `${name ?? 'Quelqu’un'} a modifié cette personne ${when}. Votre saisie est conservée ; vérifiez les nouvelles valeurs, puis enregistrez à nouveau.`
  },
  organization: {
    label: 'Organisation',
    find: 'Partie du nom',
  },
  resource: {
    label: 'Application ou jeu de données',
    find: 'Partie du nom',
  },
  edit: {
    action: 'Modifier',
    correct: 'Corriger l’adresse',
    title: (name) => `Modifier ${name}`,
    text: 'Si l’adresse ou la méthode de connexion change, tous les navigateurs sont déconnectés et un e-mail indique ce qui a été modifié.',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse',
    method: 'Méthode de connexion',
    button: 'Enregistrer',
    done: (name) => `${name} : modifications enregistrées`,
  },
  move: {
    action: 'Transférer vers une autre organisation',
    title: (name) => `Transférer ${name} vers une autre organisation ?`,
    text: (firstName, organization) =>
      `L’accès donné par ${organization} se perd à la prochaine requête ; celui que donne l’autre organisation s’y ajoute. Le rôle organization-admin et les jetons d’API ${of(firstName)} prennent fin.`,
    grants: 'Autorisations propres',
    takeGrants: 'Les retirer',
    keepGrants: 'Les conserver',
    button: 'Transférer',
    done: (name) => `Transfert ${of(name)} effectué`,
  },
  invite: {
    title: 'Inviter une personne',
    text: (address) =>
      `Un e-mail envoyé à ${address || 'cette adresse'} indique où se connecter. Il ne contient ni mot de passe ni code.`,
    ofOrganization: 'Celle que demande l’organisation',
    done: (address) => `Invitation envoyée à ${address}`,
  },
  actFor: {
    action: (organization) => `Agir pour le compte ${of(organization)}`,
    title: (organization) => `Agir pour le compte ${of(organization)} ?`,
    text: (organization) =>
      `Vous voyez les applications et les jeux de données ${of(organization)}, sous votre propre nom. Un bandeau reste sur chaque page, tout ce que vous ouvrez est consigné avec les deux noms, et l’administration est fermée tant que vous n’arrêtez pas.`,
    why: 'Pourquoi ?',
    done: (organization) => `Vous agissez pour le compte ${of(organization)}`,
  },
  addRole: {
    action: 'Ajouter un rôle',
    title: (name) => `Ajouter un rôle à ${name} ?`,
    text: 'Il compte dès la prochaine requête.',
    button: 'Ajouter le rôle',
    highest: {
      title: (name) => `Donner le rôle platform-admin à ${name} ?`,
      text: (name) =>
        `${name} pourra alors faire tout ce que vous pouvez faire ici, y compris à votre égard.`,
      holders: (n) => `${counted(n, 'personne a', 'personnes ont')} ce rôle.`,
      button: 'Donner le rôle platform-admin',
    },
    ofAdministration: (role) => `${role} (administration)`,
    other: 'Un autre rôle',
    name: 'Nom du rôle',
    app: 'Application',
    appHint: 'Vide : dans toutes les applications.',
    done: (name) => `Rôle ajouté à ${name}`,
  },
  removeRole: {
    action: 'Retirer',
    title: (role, name) => `Retirer le rôle ${role} à ${name} ?`,
    text: 'Il ne compte plus dès la prochaine requête.',
    button: 'Retirer le rôle',
    done: (role, name) => `${name} n’a plus le rôle ${role}`,
  },
  giveAccess: {
    action: 'Donner accès',
    title: (name) => `Donner un accès à ${name} ?`,
    text: (name) => `${name} peut ouvrir la ressource dès la page suivante.`,
    button: 'Donner accès',
    done: (name) => `Accès donné à ${name}`,
  },
  takeAccess: {
    action: 'Retirer',
    title: (resource, name) => `Révoquer l’accès ${of(name)} à ${resource} ?`,
    text: (name) => `${name} perd l’accès à la prochaine requête ; une page ouverte l’indique.`,
    keeps: (name, organization) =>
      `${name} conserve l’accès par ${organization} : seule l’autorisation propre prend fin.`,
    button: 'Révoquer l’accès',
    done: (resource, name) => `${name} n’a plus d’autorisation propre pour ${resource}`,
  },
}
