/** The texts of the patterns. Validation messages come from `@repo/domain/validation`. */
export const formPattern = {
  title: 'Connexion',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  pending: 'Connexion…',
  success: 'Vous êtes connecté.',
} as const;

export const listPattern = {
  title: 'Souscriptions',
  label: 'Souscriptions',
  search: 'Client ou numéro',
  status: 'Paiement',
  all: 'Tous',
  statuses: { deposited: 'Preuve déposée', verifying: 'Vérification en cours', paid: 'Payé' },
  columns: { po: 'N° PO', client: 'Client', product: 'Produit', amount: 'Montant', status: 'Paiement' },
  emptyTitle: 'Aucune souscription ne correspond',
  emptyText: 'Élargissez la recherche ou retirez le filtre.',
  clear: 'Effacer les filtres',
  fileName: 'souscriptions',
  summary: (count: number) => (count === 1 ? '1 souscription' : `${count} souscriptions`),
} as const;

export const wizardPattern = {
  title: 'Souscrire à USDFY',
  steps: ['Votre investissement', 'Paiement', 'Vérifier et Signer'],
  amount: 'Montant à souscrire',
  currency: 'USDC',
  method: 'Moyen de paiement',
  methods: { rib: 'Virement', crypto: 'Crypto' },
  product: 'Produit',
  productName: 'USDFY',
  back: 'Étape précédente',
  next: 'Étape suivante',
  sign: 'Signer',
  signed: 'Contrat signé.',
} as const;

export const confirmationPattern = {
  title: 'Contrat PO-2026-0187',
  open: 'Annuler le contrat',
  question: 'Annuler ce contrat\u202F?',
  consequence: 'Le contrat sera fermé. Rien n’est débité\u202F; vous pourrez souscrire à nouveau.',
  keep: 'Garder le contrat',
  confirm: 'Annuler le contrat',
  done: 'Contrat annulé.',
} as const;

export const failurePattern = {
  title: 'Mes documents',
  failed: 'Vos documents n’ont pas pu être chargés.',
  safe: 'Ils sont en sûreté\u00A0: rien n’a été modifié.',
  reference: 'req-7f3a91',
  loaded: 'Contrat USDFY signé le 3 mars 2026',
  documents: 'Contrats',
} as const;
