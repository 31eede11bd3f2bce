import type { DocumentReview } from '@repo/domain/kyc';
import type { StatusTone } from '@repo/ui/feedback';

export const clientTabs = [
  'summary',
  'identity',
  'contracts',
  'portfolio',
  'payouts',
  'activity',
  'access',
  'messages',
  'notes',
] as const;
export type ClientTab = (typeof clientTabs)[number];

export const clientTabTexts: Readonly<Record<ClientTab, string>> = {
  summary: 'Résumé',
  identity: 'Identité',
  contracts: 'Souscriptions',
  portfolio: 'Portefeuille',
  payouts: 'Versements',
  activity: 'Activité',
  access: 'Accès',
  messages: 'Messages',
  notes: 'Notes',
};

type ShownReview = DocumentReview | 'missing';

export const reviewTexts: Readonly<Record<ShownReview, string>> = {
  missing: 'Manquant',
  checking: 'En cours de révision',
  approved: 'Validé',
  rejected: 'Non valide',
};

export const reviewTones: Readonly<Record<ShownReview, StatusTone>> = {
  missing: 'neutral',
  checking: 'warning',
  approved: 'positive',
  rejected: 'negative',
};

export const clientPanelTexts = {
  heading: 'Client',
  close: 'Fermer le client',
  failed: 'Le client n’a pas pu être chargé',
  tabs: 'Fiche du client',
  closed:
    'Ce compte est fermé\u00a0: ses données personnelles ont été effacées, sauf ce que la loi impose de conserver.',
  deletion: (day: string) => `Suppression du compte demandée par le client, effective le ${day}.`,
  contact: 'Coordonnées',
  situation: 'Situation',
  company: 'Société',
  email: 'E-mail',
  phone: 'Téléphone',
  address: 'Adresse',
  country: 'Pays de résidence',
  name: 'Nom',
  kind: 'Type',
  role: 'Rôle',
  roles: { client: 'Client', cgp: 'CGP' },
  companyName: 'Raison sociale',
  registrationNumber: 'SIRET',
  companyType: 'Forme',
  adviser: 'Commercial',
  contracts: 'Contrats actifs / total',
  value: 'Valeur des contrats en cours',
  registeredAt: 'Inscrit le',
  profile: 'Profil',
  missing: (fields: string) => `Il manque\u00a0: ${fields}.`,
  refusal: 'Refus du prestataire',
  refusalTypes: { RETRY: 'Un nouvel essai est possible', FINAL: 'Définitif' },
  message: 'Message au client',
  staffNote: 'Commentaire interne',
  labels: 'Motifs',
  reason: 'Motif',
  contractsFailed: 'Les souscriptions n’ont pas pu être chargées',
  contractsList: 'Souscriptions du client',
  noContract: 'Aucune souscription pour le moment.',
  allContracts: 'Voir dans Souscriptions',
  columns: { po: 'N° PO', product: 'Produit', amount: 'Montant', status: 'Contrat', payment: 'Paiement' },
  asTheClientSees: 'Ce que le client voit dans son espace, avec les mêmes chiffres.',
  portfolioFailed: 'Le portefeuille n’a pas pu être chargé',
  noPortfolio: 'Ce client n’a pas encore investi.',
  payoutsFailed: 'Les versements n’ont pas pu être chargés',
  payoutsList: 'Versements au client',
  noPayout: 'Aucun versement pour le moment.',
  morePayouts: (shown: number, total: number) =>
    `Les ${shown} derniers sur ${total}. Les autres sont dans «\u00a0Versements\u00a0».`,
  waitingExits: 'En attente de VL',
  waitingClosing: 'Clôture du contrat',
  payoutColumns: {
    requested: 'Demandé le',
    kind: 'Nature',
    contract: 'Contrat',
    amount: 'Net à verser',
    state: 'État',
    to: 'Vers',
  },
  messages: 'Messages',
  messagesFailed: 'Les messages n’ont pas pu être chargés',
  noMessage: 'Ce client n’a écrit aucun message.',
  allMessages: 'Tous les échanges de ce client',
  access: 'Accès',
  state: 'Compte',
  services: 'Services',
  twoFactor: 'Double authentification',
  sessions: 'Appareils connectés',
  signedInAt: 'Dernière connexion',
  never: 'Jamais',
  terms: 'CGU acceptées le',
} as const;
