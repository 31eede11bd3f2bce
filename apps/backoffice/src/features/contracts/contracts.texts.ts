import type { components } from '@repo/api-sdk';
import { contractQueueTexts } from '@repo/domain/contract-status';
import type { PaymentMethod } from '@repo/domain/limits';
import type { ContractView } from './contracts.model.ts';

type RefusalReason = components['schemas']['RefuseProofBody']['reason'];

export const paymentMethodTexts: Readonly<Record<PaymentMethod, string>> = {
  rib: 'Virement',
  crypto: 'Crypto',
};

export const viewTexts: Readonly<Record<ContractView, string>> = {
  ...contractQueueTexts,
  proofs: 'Preuves à vérifier',
  checking: 'En vérification',
  unpaid: 'Signées non payées',
  unsigned: 'En attente de signature',
  closed: 'Clôtures',
  all: 'Toutes',
};

export const refusalReasonTexts: Readonly<Record<RefusalReason, string>> = {
  reference_not_found: 'Référence introuvable',
  amount_mismatch: 'Montant différent',
  wrong_network: 'Mauvais réseau',
  unreadable: 'Document illisible',
  unconfirmed: 'Transaction non confirmée',
  other: 'Autre motif',
};

export const contractsTexts = {
  title: 'Souscriptions',
  views: 'Vues',
  list: 'Liste des souscriptions',
  listFailed: 'Les souscriptions n’ont pas pu être chargées',
  search: 'Rechercher',
  searchPlaceholder: 'Client, e-mail, n° de PO, référence…',
  status: 'Statut',
  payment: 'Paiement',
  product: 'Produit',
  amount: 'Montant',
  amountMin: 'Au moins',
  amountMax: 'Au plus',
  amountUnit: 'devise du contrat',
  apply: 'Appliquer',
  period: 'Souscrit',
  signature: 'Signature',
  signatures: { true: 'n’est pas vide', false: 'est vide' },
  between: (min: string | undefined, max: string | undefined) =>
    min !== undefined && max !== undefined
      ? `entre ${min} et ${max}`
      : min !== undefined
        ? `au moins ${min}`
        : `au plus ${max ?? ''}`,
  productsFailed: 'Les produits n’ont pas pu être chargés',
  empty: 'Aucune souscription pour le moment.',
  emptyHelp: 'Elles apparaîtront ici dès qu’un client en lancera une.',
  columns: {
    po: 'N° PO',
    client: 'Client',
    product: 'Produit',
    amount: 'Montant',
    amountEur: 'Contre-valeur',
    status: 'Contrat',
    payment: 'Paiement',
    createdAt: 'Souscrit le',
  },
  company: (company: string) => `${company} · Gérant`,
} as const;
