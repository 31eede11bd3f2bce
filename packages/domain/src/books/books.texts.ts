// Words of the journal, the same on screens and in exported files.

/** The label of each kind of entry. */
export const entryKindTexts = {
  opening: 'Ouverture',
  receipt: 'Encaissement',
  match: 'Rattachement',
  'deal-in': 'Investissement',
  'deal-out': 'Rachat de parts',
  payout: 'Versement',
  return: 'Somme à rendre',
  renunciation: 'Renonciation',
  'deal-back': 'Parts reprises',
  transfer: 'Transfert',
  cost: 'Frais payés',
  reversal: 'Contre-passation',
  rectification: 'Rectification',
} as const;

/** The label of each family of accounts, in the order of docs/books.md. */
export const accountFamilyTexts = {
  bank: 'Banque',
  wallet: 'Portefeuille crypto',
  custody: 'Conservation',
  unmatched: 'À rapprocher',
  waiting: 'En attente d’exécution',
  invested: 'Investi',
  performance: 'Performance',
  exchange: 'Change',
  fees: 'Frais perçus',
  house: 'À notre charge',
  costs: 'Frais payés',
  rounding: 'Arrondis',
  payable: 'À verser',
} as const;

/** The label of each kind of order. */
export const orderKindTexts = {
  subscription: 'Souscription',
  withdrawal: 'Retrait',
  closing: 'Clôture',
  renunciation: 'Renonciation',
} as const;

/** The label of each account of fees. */
export const feeTexts = {
  subscription: 'Frais de souscription',
  fx: 'Frais de change',
  exit: 'Frais de sortie',
} as const;
