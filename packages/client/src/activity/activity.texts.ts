import type { components } from '@repo/api-sdk';

type EventType = components['schemas']['Event']['type'];
type Topic = NonNullable<components['schemas']['Event']['metadata']['topic']>;
type PaymentMethod = NonNullable<components['schemas']['Event']['metadata']['payment_method']>;

/** The text of each event of the timeline (2§4), with and without the name of a product. */
export const eventTitles: Record<EventType, (strategy: string) => string> = {
  account_created: () => 'Création de votre compte',
  payment_proof_submitted: (strategy) => named('Preuve de paiement pour', strategy, 'Preuve de paiement'),
  contract_subscribed: (strategy) =>
    strategy === '' ? 'Souscription initiée' : `Souscription ${strategy} initiée`,
  contract_signed: (strategy) => contract(strategy, 'signé'),
  kyc_validated: () => 'KYC validé',
  contract_closed: (strategy) => contract(strategy, 'clôturé'),
  contract_canceled: (strategy) => contract(strategy, 'annulé'),
  payment_status_checking: (strategy) => contract(strategy, 'en vérification'),
  payment_status_paid: (strategy) => contract(strategy, 'validé'),
  payment_reminder_sent: () => 'Relance paiement',
  password_reset_admin: () => 'Mot de passe réinitialisé',
  withdrawal: () => 'Retrait effectué',
  other: () => 'Événement',
};

/** Of an event of type `other`, by what its note is about. */
export const topicTitles: Record<Topic, string> = {
  correction: 'Correction',
  payout: 'Versement',
  proof_refused: 'Preuve refusée',
  signature_awaited: 'Contrat à signer',
  signature_refused: 'Signature refusée',
  appointment: 'Rendez-vous pris',
};

export const eventDetails = {
  methods: { crypto: 'Paiement via crypto', virement: 'Paiement via virement' } satisfies Record<
    PaymentMethod,
    string
  >,
  executedOn: (date: string) => `Exécuté le ${date}`,
  kyc: 'Votre identité a été vérifiée.',
  separator: ' · ',
} as const;

function contract(strategy: string, state: string): string {
  return strategy === '' ? `Contrat ${state}` : `Contrat ${strategy} ${state}`;
}

function named(words: string, strategy: string, alone: string): string {
  return strategy === '' ? alone : `${words} ${strategy}`;
}
