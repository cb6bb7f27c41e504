import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'

export const organizationTexts: AdminTexts['organizations'] = {
  heading: 'Organisations',
  lead: (total) =>
    `${total === undefined ? '' : `${counted(total, 'organisation', 'organisations')}. `}Chaque personne appartient à une seule organisation.`,
  count: (n) => counted(n, 'organisation', 'organisations'),
  search: 'Nom ou domaine',
  add: 'Nouvelle organisation',
  columns: {
    name: 'Organisation',
    tier: 'Niveau',
    domains: 'Domaines',
    signIn: 'Connexion',
    people: 'Personnes',
    grants: 'Autorisations',
    from: 'Origine',
  },
  tiers: { premium: 'Premium', explore: 'Explore' },
  noDomain: 'Aucun',
  verified: (n) => counted(n, 'vérifié', 'vérifiés'),
  notVerified: (n, all) => `${n} sur ${all} non vérifiés`,
  anyMethod: 'Non décidée',
  own: (isEnforced) => (isEnforced ? 'La sienne, imposée' : 'La sienne, proposée'),
  imported: 'Importation',
  here: 'Ici',
  empty: {
    heading: 'Aucune organisation pour l’instant',
    text: 'Les organisations apparaissent ici dès qu’elles sont créées ou importées.',
  },
  one: {
    back: 'Organisations',
    notFound: 'Cette organisation est introuvable',
    notFoundText: 'Elle n’existe pas, ou votre rôle n’y donne pas accès.',
    lead: (id, isInternal, n) =>
      [id, isInternal ? 'interne' : 'externe', counted(n, 'personne', 'personnes')]
        .filter(Boolean)
        .join(' · '),
    general: {
      heading: 'Général',
      name: 'Nom',
      tier: 'Niveau',
      lock: 'Les parties réservées à Premium portent un cadenas.',
      kind: 'Type',
      kinds: { internal: 'Interne', external: 'Externe' },
      administrators: 'Administrateurs',
      noAdministrator: 'Aucun',
      importedText:
        'Le nom et le niveau viennent de l’importation : modifiez-les dans son fichier.',
    },
    domains: {
      heading: 'Domaines',
      hint: 'Cette organisation est suggérée pour les adresses d’un domaine vérifié.',
      domain: 'Domaine',
      state: 'État',
      since: 'Depuis',
      verified: 'Vérifié',
      notVerified: 'Non vérifié',
      record: (domain) =>
        `Ajoutez cet enregistrement TXT au DNS de ${domain}, puis lancez la vérification :`,
      copyRecord: (domain) => `Copier l’enregistrement TXT de ${domain}`,
      none: 'Aucun domaine pour l’instant.',
    },
    signIn: {
      heading: 'Connexion',
      hint: 'Comment ses membres prouvent leur identité.',
      method: 'Méthode',
      people: 'Personnes',
      newPeople: 'Appliquée aux nouvelles personnes',
      provider: 'Fournisseur d’identité',
      providerHint: 'Connexion par le service OpenID Connect de l’organisation.',
      noProvider: 'Aucun fournisseur d’identité',
      state: (isEnforced) => (isEnforced ? 'Imposé' : 'Proposé, non imposé'),
      open: 'Ouvrir',
      setUp: 'Configurer',
    },
    members: {
      heading: 'Membres',
      invite: 'Inviter',
      none: 'Personne pour l’instant.',
      some: (shown, all) => `${shown} sur ${all}`,
      all: 'Tout afficher',
    },
    grants: {
      heading: 'Autorisations',
      hint: 'Ce à quoi tout le monde a accès ici.',
      since: 'Depuis',
      by: 'Par',
      none: 'L’organisation n’a encore accès à rien.',
      grid: 'Tout afficher sous forme de grille',
    },
  },
}
