// Texts of the notices of an investment.
import type { RefundCause } from '../../db/schema/cash.ts';

const causes: Readonly<Record<RefundCause, string>> = {
  withdrawn: 'Rétractation de l’investisseur',
  failed: 'Objectif minimum non atteint',
  canceled: 'Levée annulée',
  not_allotted: 'Parts non allouées',
  overpaid: 'Trop-perçu',
  fewer_units: 'Parts réduites au montant reçu',
  expired: 'Investissement expiré',
};

export const noticesTexts = {
  subtitle: (reference: string, date: string) => `${reference} · établi le ${date}`,
  footer: (brand: string, title: string, reference: string) => `${brand} · ${title} ${reference}`,
  investor: 'Investisseur',
  investment: 'Investissement',
  labels: {
    name: 'Nom et prénom',
    company: 'Société',
    issuer: 'Émetteur',
    round: 'Levée',
    reference: 'Référence',
    price: 'Prix d’une part',
    requested: 'Parts demandées',
    requestedDue: 'Montant dû de la demande',
    allotted: 'Parts allouées',
    allottedDue: 'Montant dû des parts allouées',
    withFee: (due: string, fee: string) => `${due}, dont ${fee} de frais`,
  },
  allotment: {
    title: 'Avis d’allocation',
    fileName: (reference: string) => `avis-allocation-${reference}.pdf`,
    heading: 'Allocation',
    next: 'Suite',
    whole: 'Toutes les parts demandées sont allouées. Elles sont émises ensuite par l’Émetteur.',
    part: 'Les parts allouées sont émises ensuite par l’Émetteur. Le paiement des autres, frais compris, est remboursé à son expéditeur.',
    none: 'Aucune part n’est allouée. Le paiement est remboursé en entier à son expéditeur, frais compris.',
  },
  refund: {
    title: 'Avis de remboursement',
    fileName: (reference: string) => `avis-remboursement-${reference}.pdf`,
    heading: 'Remboursements',
    text: 'Chaque somme est rendue à son expéditeur, sans retenue et dans la devise reçue, au plus tard à la date indiquée.',
    columns: {
      amount: 'Montant',
      cause: 'Motif',
      day: 'Échéance ou exécution',
      reference: 'Référence du paiement',
    },
    due: (day: string) => `Au plus tard le ${day}`,
    executed: (day: string) => `Exécuté le ${day}`,
    executedOnly: 'Exécuté',
    pending: 'À exécuter',
    none: '–',
    causes,
  },
} as const;
