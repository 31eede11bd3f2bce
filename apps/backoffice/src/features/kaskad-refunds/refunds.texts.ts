/** Texts of the list of refunds and of one refund. */
import type { components } from '@repo/api-sdk';

type Schemas = components['schemas'];
type Words<Code extends string> = Readonly<Record<Code, string>>;

const causes: Words<Schemas['RefundRow']['cause']> = {
  withdrawn: 'Rétractation',
  failed: 'Tour échoué',
  canceled: 'Annulation',
  not_allotted: 'Non alloué',
  overpaid: 'Trop-perçu',
  fewer_units: 'Moins d’unités',
  expired: 'Souscription expirée',
};

const sources: Words<Schemas['RefundBeneficiary']['source']> = {
  receipt: 'Émetteur des fonds',
  declared: 'Coordonnées déclarées',
  staff: 'Saisi par l’équipe',
};

export const refundsTexts = {
  subtitle: 'Ce qui est à rendre à des investisseurs, la première échéance d’abord.',
  views: 'États des remboursements',
  tabs: {
    to_prepare: 'À préparer',
    to_approve: 'À valider',
    to_execute: 'À exécuter',
    executed: 'Exécutés',
  } satisfies Words<Schemas['RefundState']>,
  list: 'Liste des remboursements',
  listFailed: 'Les remboursements n’ont pas pu être chargés',
  search: 'Rechercher',
  searchPlaceholder: 'Investissement, investisseur, référence…',
  empty: 'Aucun remboursement.',
  emptyHelp: 'Un remboursement est créé par une rétractation, une annulation, une allocation ou un échec.',
  columns: {
    due: 'Échéance',
    owner: 'Investisseur',
    amount: 'Montant',
    investment: 'Investissement',
    round: 'Tour',
    cause: 'Motif',
    state: 'État',
  },
  causes,
  sources,
  none: '—',
  close: 'Fermer le détail',
  failed: 'Ce remboursement n’a pas pu être chargé',
  details: 'Détail',
  email: 'E-mail',
  executedOn: 'Exécuté le',
  reference: 'Référence',
  beneficiary: 'Bénéficiaire',
  noBeneficiary: 'Le bénéficiaire reste à choisir.',
  source: 'Origine',
  holder: 'Titulaire',
  iban: 'IBAN',
  address: 'Adresse',
  bic: 'BIC',
  actions: { prepare: 'Préparer le remboursement', execute: 'Enregistrer l’exécution' },
  done: {
    prepare: 'Remboursement préparé\u00a0: un second utilisateur doit le valider.',
    execute: 'Remboursement exécuté. L’investisseur est averti.',
  },
} as const;

export const refundFormTexts = {
  prepareTitle: 'Préparer le remboursement',
  prepareIntro: (amount: string, owner: string) =>
    `${amount} sont rendus à ${owner}, dans l’actif reçu. Un second utilisateur valide le bénéficiaire.`,
  prepareConfirms: (amount: string, account: string) => `${amount} à rendre vers ${account}`,
  source: 'Bénéficiaire',
  other: 'Un autre compte',
  usableFrom: (day: string) => `Utilisables à partir du ${day}`,
  holder: 'Titulaire du compte',
  reason: 'Motif',
  reasonHelp: 'Lu par le second utilisateur.',
  executeTitle: 'Enregistrer l’exécution',
  executeConfirms: (amount: string, account: string) => `${amount} envoyés vers ${account}`,
  executeIntro: (amount: string, account: string) =>
    `${amount} ont été envoyés vers ${account}. L’investisseur est averti par e-mail.`,
  executedOn: 'Date d’exécution',
  reference: 'Référence',
  referenceHelp: 'Celle du virement, ou l’identifiant de la transaction.',
} as const;
