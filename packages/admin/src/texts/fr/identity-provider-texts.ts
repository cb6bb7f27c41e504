import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'
import { of } from './elided.ts'

export const identityProviderTexts: AdminTexts['identityProvider'] = {
  notFound: 'Cette organisation est introuvable',
  notFoundText: 'Elle n’existe pas, ou votre rôle n’y donne pas accès.',
  back: 'Organisations',
  heading: 'Fournisseur d’identité',
  lead: (organization, isEnforced) =>
    [
      `Fournisseur d’identité ${of(organization)}`,
      'OpenID Connect',
      isEnforced === null ? null : isEnforced ? 'imposé' : 'proposé, non imposé',
    ]
      .filter(Boolean)
      .join(' · '),
  none: 'Aucun fournisseur d’identité',
  noneText: (organization) =>
    `Les membres ${of(organization)} se connectent ici. Avec un fournisseur, ils peuvent se connecter comme dans leur organisation. Une fois enregistré, cette page affiche les adresses à y déclarer.`,
  setUp: 'Configurer',
  connection: {
    heading: 'Liaison',
    hint: 'L’administrateur du fournisseur connaît ces valeurs.',
    name: 'Nom',
    nameHint: (name) => `Affiché sur le bouton : Se connecter avec ${name || '…'}.`,
    issuer: 'Émetteur',
    issuerHint: 'L’adresse du fournisseur, par exemple https://id.example.org.',
    clientId: 'Identifiant client',
    secret: 'Secret client',
    secretSet: 'Défini, jamais affiché',
    noSecret: 'Non défini',
    secretHint:
      'Laissez vide pour conserver celui qui est défini. Pour un autre émetteur, il doit être saisi à nouveau.',
    redirect: 'Adresse de redirection, pour la liste du fournisseur',
    copyRedirect: 'Copier l’adresse de redirection',
    sharedCallback:
      'Le retour passe encore par une adresse partagée avec d’autres fournisseurs. Déclarez l’adresse de redirection auprès du fournisseur, puis testez la connexion : si elle fonctionne, le retour passera par celle-ci.',
    logout: 'Adresse de déconnexion par canal secondaire (back-channel)',
    copyLogout: 'Copier l’adresse de déconnexion par canal secondaire',
    edit: 'Modifier',
    remove: 'Supprimer le fournisseur',
    imported: 'Importation',
    importedText: 'Le fournisseur vient de l’importation : modifiez-le dans son fichier.',
  },
  save: {
    title: (organization) => `Fournisseur d’identité ${of(organization)}`,
    text: 'Si l’émetteur ou l’identifiant client change, le test et les connexions déjà faites par le fournisseur sont oubliés, et celui-ci n’est plus imposé.',
    newText:
      'Une fois enregistré, il est proposé à côté des autres méthodes de connexion. Personne n’est tenu de l’utiliser tant que vous ne l’imposez pas.',
    button: 'Enregistrer',
    done: (name) => `${name} est enregistré`,
  },
  remove: {
    title: (name) => `Supprimer ${name} ?`,
    text: (n) =>
      `${counted(n, 'personne s’est connectée', 'personnes se sont connectées')} par ce fournisseur. Désormais, la connexion se fait ici : avec ce qui est déjà configuré, ou par un lien pour choisir un mot de passe.`,
    button: 'Supprimer le fournisseur',
    done: (name) => `${name} est supprimé`,
  },
  test: {
    heading: 'Test',
    hint: 'Une connexion complète, étape par étape.',
    none: 'Personne n’a testé ces valeurs.',
    waits: (when) =>
      `Commencé : ${when}. La personne qui l’a lancé n’est pas revenue du fournisseur.`,
    worked: (when, email) => `Réussi : ${when}${email === null ? '' : `, avec ${email}`}`,
    failed: (when) => `Échoué : ${when}`,
    steps: {
      issuer: 'Émetteur',
      keys: 'Clés',
      token: 'Jeton',
      address: 'Adresse',
      second_factor: 'Second facteur',
    },
    outcomes: {
      ok: 'Correct',
      warning: 'Fonctionne, avec un avertissement',
      failed: 'Incorrect',
      not_reached: 'Non atteint',
    },
    action: 'Tester la connexion',
    title: (name) => `Tester la connexion avec ${name} ?`,
    text: 'Vous allez chez le fournisseur, vous y connectez et revenez sur cette page. Cela n’ouvre aucune session ici.',
    button: 'Aller chez le fournisseur',
    done: 'Le test est en cours',
    notBegun: 'Le fournisseur n’a pas pu être contacté',
  },
  newPeople: {
    heading: 'Nouvelles personnes',
    on: 'Un compte est créé à la première connexion.',
    onText: (organization) =>
      `Pour les adresses d’un domaine vérifié. Elles ont le même accès que tous les membres ${of(organization)}.`,
    off: 'Aucun compte n’est créé à la première connexion.',
    offText: 'Les personnes sans compte sont invitées à demander une invitation.',
    label: 'Personnes sans compte',
    make: 'Créer un compte à la première connexion',
    refuse: 'Refuser',
  },
  enforce: {
    heading: 'Obligation',
    on: (organization, name) =>
      `Les membres ${of(organization)} dont l’adresse est d’un domaine vérifié doivent utiliser ${name}.`,
    off: (name) => `Chacun choisit entre ${name} et sa méthode ici.`,
    effects: 'Si le fournisseur est imposé',
    others: 'Ceux d’entre eux qui sont connectés autrement sont déconnectés.',
    inDomains: (n, all, name) =>
      `Sur ${counted(all, 'personne', 'personnes')}, ${counted(n, 'a une adresse d’un domaine vérifié et doit', 'ont une adresse d’un domaine vérifié et doivent')} passer par ${name}. Leurs mots de passe, codes et clés d’accès sont refusés ici.`,
    elsewhere: (n) =>
      `${counted(n, 'personne ayant une autre adresse garde', 'personnes ayant d’autres adresses gardent')} leur méthode ici.`,
    foreign: (n) =>
      `${counted(n, 'personne d’une autre organisation a', 'personnes d’autres organisations ont')} une adresse de ces domaines. Leur méthode ici ne change pas.`,
    down: (n, name) =>
      `Si ${name} est indisponible, ${counted(n, 'personne ne peut pas', 'personnes ne peuvent pas')} entrer jusqu’à son retour ou jusqu’à ce que vous ne l’imposiez plus. « vestibule user sign-in-link » permet à l’une d’elles d’entrer.`,
    obstacles: {
      not_tested: 'Il pourra être imposé dès qu’un test des valeurs enregistrées aura réussi.',
      no_domain: 'Il pourra être imposé dès qu’un domaine de l’organisation sera vérifié.',
    },
    action: (name) => `Imposer ${name}`,
    title: (organization, name) => `Imposer ${name} à tous les membres ${of(organization)} ?`,
    text: (inDomains, elsewhere, tested, name) =>
      [
        `${counted(inDomains, 'personne passe', 'personnes passent')} par ${name} dès la prochaine connexion ; leurs mots de passe, codes et clés d’accès sont refusés ici.`,
        elsewhere > 0 &&
          `${counted(elsewhere, 'personne ayant une autre adresse garde', 'personnes ayant d’autres adresses gardent')} leur méthode.`,
        tested !== null && `Dernier test : réussi, ${tested}.`,
      ]
        .filter(Boolean)
        .join(' '),
    done: (name) => `${name} est imposé`,
    stop: 'Ne plus imposer',
    stopTitle: (name) => `Ne plus imposer ${name} ?`,
    stopText: (n) =>
      `${counted(n, 'personne peut', 'personnes peuvent')} à nouveau se connecter ici : avec ce qui est déjà configuré, ou par un lien pour choisir un mot de passe.`,
    stopButton: 'Ne plus imposer',
    stopped: (name) => `${name} est proposé, sans être imposé`,
  },
}
