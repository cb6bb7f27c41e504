import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'
import { of } from './elided.ts'

export const organizationChangeTexts: AdminTexts['changes']['organizations'] = {
  create: {
    title: 'Nouvelle organisation',
    text: 'Elle ne peut encore rien ouvrir, et personne n’en fait partie. Sa page s’affiche ensuite : vous y ajoutez domaines, personnes et autorisations.',
    name: 'Nom',
    tier: 'Niveau',
    method: 'Méthode de connexion des nouvelles personnes',
    methodHint: 'Vous pouvez décider plus tard.',
    button: 'Ajouter l’organisation',
    done: (name) => `${name} : organisation ajoutée`,
  },
  edit: {
    action: 'Modifier',
    title: (name) => `Modifier ${name}`,
    text: (n) =>
      `${counted(n, 'personne voit', 'personnes voient')} le nouveau nom et le nouveau niveau dès la page suivante.`,
    button: 'Enregistrer',
    done: (name) => `${name} : modifications enregistrées`,
  },
  method: {
    action: 'Utiliser pour les nouvelles personnes',
    label: (method) => `Utiliser pour les nouvelles personnes : ${method}`,
    title: (organization) =>
      `Modifier la méthode de connexion des nouvelles personnes ${of(organization)} ?`,
    text: (method) =>
      `Les personnes invitées ou acceptées à partir de maintenant se connectent ainsi : ${method}. Rien ne change pour les comptes existants.`,
    button: 'Modifier la méthode',
    done: 'Méthode modifiée',
  },
  addDomain: {
    action: 'Ajouter un domaine',
    title: (organization) => `Ajouter un domaine de messagerie à ${organization}`,
    text: 'Il compte dès que l’organisation a placé un enregistrement TXT dans son DNS. Le contenu de l’enregistrement est affiché ensuite.',
    domain: 'Domaine',
    domainHint: 'Ce qui suit le @, par exemple example.org.',
    button: 'Ajouter le domaine',
    done: (domain) => `${domain} ajouté, pas encore vérifié`,
  },
  checkDomain: {
    action: 'Vérifier maintenant',
    label: (domain) => `Vérifier maintenant : ${domain}`,
    title: (domain) => `Vérifier ${domain} ?`,
    text: (name) => `Le serveur cherche dans le DNS l’enregistrement TXT ${of(name)}.`,
    button: 'Vérifier maintenant',
    done: (domain) => `${domain} est vérifié`,
  },
  removeDomain: {
    action: 'Retirer',
    label: (domain) => `Retirer ${domain}`,
    title: (domain, organization) => `Retirer ${domain} ${of(organization)} ?`,
    text: 'L’organisation n’est plus suggérée pour les nouvelles demandes de ces adresses, et sa propre connexion cesse pour elles. Les comptes existants sont conservés.',
    button: 'Retirer le domaine',
    done: (domain) => `${domain} retiré`,
  },
  giveToOrganization: {
    action: 'Donner accès',
    title: (resource, organization) =>
      resource === null
        ? `Donner à ${organization} accès à une application ou à un jeu de données ?`
        : `Donner à ${organization} accès à ${resource} ?`,
    text: (n) =>
      `${counted(n, 'personne peut', 'personnes peuvent')} ouvrir la ressource dès la page suivante.`,
    button: 'Donner accès',
    done: (organization) => `Accès donné à ${organization}`,
  },
  takeFromOrganization: {
    action: 'Retirer',
    label: (resource) => `Retirer ${resource}`,
    title: (resource, organization) => `Révoquer l’accès ${of(organization)} à ${resource} ?`,
    text: (loses, keep) =>
      [
        `${counted(loses, 'personne perd', 'personnes perdent')} l’accès à la prochaine requête ; une page ouverte l’indique.`,
        keep > 0 &&
          `${counted(keep, 'personne le conserve', 'personnes le conservent')} par une autorisation propre.`,
      ]
        .filter(Boolean)
        .join(' '),
    button: 'Révoquer l’accès',
    done: (resource, organization) => `${organization} n’a plus accès à ${resource}`,
  },
}
