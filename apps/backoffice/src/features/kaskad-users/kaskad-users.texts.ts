/** Texts of the list of users of Kaskad and of one user. */
import type { components } from '@repo/api-sdk';
import type { StatusTone } from '@repo/ui/feedback';

type Schemas = components['schemas'];
type Words<Code extends string> = Readonly<Record<Code, string>>;

export const kycTexts: Words<Schemas['KycStatus']> = {
  started: 'En cours',
  pending: 'En revue',
  verified: 'Validée',
  approved: 'Approuvée',
  failed: 'Échec',
  rejected: 'Rejetée',
};

export const kycTones: Readonly<Record<Schemas['KycStatus'], StatusTone>> = {
  started: 'neutral',
  pending: 'warning',
  verified: 'positive',
  approved: 'positive',
  failed: 'negative',
  rejected: 'negative',
};

/** The access of one user, and what staff do to it. */
export const accessTexts = {
  title: 'Accès',
  linked: 'Le compte ouvre aussi Yield.',
  alone: 'Le compte n’ouvre que Kaskad.',
  lockedSince: (when: string) => `Accès à Kaskad bloqué depuis le ${when}.`,
  reasonHelp: 'Pour l’historique\u00a0: la personne ne le lit pas.',
  acts: {
    lock: {
      open: 'Bloquer l’accès',
      title: (name: string) => `Bloquer l’accès de ${name} à Kaskad`,
      intro:
        'Kaskad lui est fermé aussitôt, sur tous ses appareils, jusqu’au déblocage. Un e-mail l’en avertit. Ce qu’il détient ne change pas, ni les autres services de son compte.',
      submit: 'Bloquer',
      done: 'L’accès à Kaskad est bloqué',
    },
    unlock: {
      open: 'Débloquer l’accès',
      title: (name: string) => `Débloquer l’accès de ${name} à Kaskad`,
      intro: 'Kaskad lui est de nouveau ouvert. Un e-mail l’en avertit.',
      submit: 'Débloquer',
      done: 'L’accès à Kaskad est débloqué',
    },
    unlink: {
      open: 'Délier du compte',
      title: (name: string) => `Délier Kaskad du compte de ${name}`,
      intro:
        'Le compte n’ouvre plus Kaskad et quitte cette liste. C’est refusé s’il y détient un investissement ou un plan de vesting en cours. Un e-mail avertit la personne, qui peut le relier de nouveau.',
      submit: 'Délier',
      done: 'Kaskad est délié du compte',
    },
  },
} as const;

export const kaskadUsersTexts = {
  subtitle: 'Les personnes qui ont accès à Kaskad, leurs investissements et leurs jetons.',
  list: 'Liste des utilisateurs',
  listFailed: 'Les utilisateurs n’ont pas pu être chargés',
  search: 'Rechercher',
  searchPlaceholder: 'Nom ou e-mail…',
  identityFilter: 'Identité',
  identity: { verified: 'Validée', unverified: 'À valider' },
  accessFilter: 'Accès',
  access: { open: 'Ouvert', locked: 'Bloqué' },
  walletFilter: 'Portefeuille',
  walletChoices: { missing: 'Manquant', proven: 'Vérifié' },
  empty: 'Aucun utilisateur.',
  emptyHelp: 'Un compte apparaît ici dès qu’il a accès à Kaskad.',
  columns: {
    name: 'Nom',
    email: 'E-mail',
    identity: 'Identité',
    invested: 'Investi',
    rounds: 'Levées',
    granted: 'Attribués',
    claimable: 'Réclamables',
    pending: 'Réclamation',
    claimed: 'Réclamés',
    wallet: 'Portefeuille',
    services: 'Services',
    signedIn: 'Dernière connexion',
  },
  wallets: { missing: 'Manquant', unproven: 'À vérifier', proven: 'Vérifié' } satisfies Words<
    Schemas['KaskadUserRow']['wallet']
  >,
  services: { yield: 'Yield', kaskad: 'Kaskad' } satisfies Words<Schemas['Service']>,
  none: '—',
  close: 'Fermer le détail',
  failed: 'Cet utilisateur n’a pas pu être chargé',
  details: 'Compte',
  investments: 'Investissements',
  noInvestment: 'Aucun investissement.',
  grants: 'Plans de vesting',
  noGrant: 'Aucun plan de vesting.',
  claims: 'Réclamations',
  noClaim: 'Aucune réclamation.',
  walletsTitle: 'Portefeuilles',
  noWallet: 'Aucune adresse n’est ajoutée.',
  requestReview: 'Demander l’examen',
  reviewHelp: 'L’identité attend une décision de ceux qui l’examinent.',
  reviewRequested: 'L’examen de l’identité est demandé.',
} as const;
