import type { GapField, RegisterNature, RegisterStatus, RegisterView } from './register.ts';

type Words<Code extends string> = Readonly<Record<Code, string>>;

const status: Words<RegisterStatus> = {
  unpaid: 'En attente de paiement',
  undealt: 'En attente de VL',
  to_enter: 'À inscrire',
  entered: 'Inscrite',
  gap: 'Écart signalé',
  corrected: 'Écart corrigé',
};

const nature: Words<RegisterNature> = {
  subscription: 'Souscription',
  withdrawal: 'Retrait partiel',
  closing: 'Clôture',
  renunciation: 'Renonciation',
  rectification: 'Rectification',
  reprise: 'Reprise',
};

const field: Words<GapField> = {
  holder: 'Titulaire',
  form: 'Forme juridique',
  registration_number: 'SIREN',
  address: 'Adresse',
  units: 'Quantité',
  amount: 'Montant',
  day: 'Date d’opération',
  other: 'Autre',
};

const view: Words<RegisterView> = {
  to_enter: 'À inscrire',
  to_strike: 'À radier',
  gaps: 'Écarts',
  entered: 'Inscrites',
  unattested: 'Sans attestation',
  unpaid: 'En attente de paiement',
  undealt: 'En attente de VL',
  all: 'Toutes',
};

export const registerTexts = { status, nature, field, view } as const;

/** What an entry is refused with, at its field. */
export const entryTexts = {
  dayMissing: 'Veuillez indiquer la date d’opération.',
  dayBefore: (day: string) => `La date d’opération ne peut pas précéder le ${day}.`,
  dayAfter: 'La date d’opération ne peut pas être dans le futur.',
  reference: 'Veuillez indiquer la référence du mouvement chez Equisafe.',
  unitsMissing: 'Veuillez indiquer la quantité inscrite.',
  unitsDiffer: 'La quantité n’est pas celle du mouvement. Signalez un écart si elle est fausse.',
  reason: 'Veuillez indiquer le motif de la rectification.',
  field: 'Veuillez indiquer le champ concerné.',
  expected: 'Veuillez indiquer la valeur attendue.',
  comment: 'Veuillez préciser l’écart.',
  answer: 'Veuillez indiquer ce qui a été fait.',
} as const;
