import { NBSP } from '@repo/domain/format';

/** The words of the receipts of money received and paid. */
export const contractReceiptsTexts = {
  notFound: 'Ce reçu n’est pas disponible.',
  fileName: (reference: string) => `recu-${reference.replace('é', 'e')}.pdf`,
  number: (reference: string) => `Reçu n°${NBSP}${reference}`,
  /** Of a payment that was rectified: the receipt of before has another number. */
  rectified: (reference: string, day: string, time: number) =>
    `${reference}-rectifié-${time > 1 ? `${time}-` : ''}${day}`,
  subtitle: (contract: string, day: string) => `Contrat ${contract} · ${day}`,
  footer: (brand: string, reference: string) => `${brand} · reçu ${reference}`,
  received: {
    title: 'Reçu de versement',
    sentence: (publisher: string, amount: string) =>
      `${publisher} certifie avoir reçu la somme de ${amount}, pour le contrat désigné ci-dessous.`,
    heading: 'Versements reçus',
    from: 'Du compte',
  },
  paid: {
    title: 'Reçu de paiement',
    sentence: (publisher: string, amount: string) =>
      `${publisher} certifie vous avoir payé la somme de ${amount}, pour le contrat désigné ci-dessous.`,
    heading: 'Paiement',
    cause: 'Motif',
    to: 'Vers le compte',
    reference: 'Référence',
  },
  operation: 'Opération',
  rows: {
    contract: 'Contrat',
    product: 'Produit',
    client: 'Souscripteur',
    amount: 'Montant',
    day: 'Date',
  },
  note: 'Un reçu n’est ni une facture, ni un relevé. Un versement est investi, et un retrait calculé, à la valeur liquidative du jour indiqué dans votre relevé.',
} as const;
