/** Words of Kaskad, shared by the screens, the emails, the documents and the server. */
import { formatBookAmount, formatDecimal, formatNumericDate, NBSP } from '../format/index.ts';
import { type Decimal, roundDown } from '../money/index.ts';
import type { AllotmentFigures, AllotmentRuleKind } from './allotment.ts';
import type { ClaimState } from './claims.ts';
import type { GrantStatus } from './grant.ts';
import type { InvestmentState } from './investments.ts';
import type { RoundField } from './round-draft.ts';
import type { RoundMark } from './round-marks.ts';
import type { RoundState } from './rounds.ts';
import type { ScheduleShape } from './schedule.ts';

type Words<Code extends string> = Readonly<Record<Code, string>>;

const shape: Words<ScheduleShape> = {
  linear: 'Linéaire',
  cliff_linear: 'Falaise + linéaire',
  initial_linear: 'Déblocage initial + linéaire',
  tranches: 'Par tranches',
  monthly: 'Mensuel',
  single: 'À date unique',
  progressive: 'Progressif',
};

const grant: Words<GrantStatus> = {
  upcoming: 'À venir',
  cliff: 'En période de falaise',
  running: 'En cours',
  acquired: 'Acquis (à réclamer)',
  done: 'Terminé',
  suspended: 'Suspendu',
  canceled: 'Annulé (non acquis restitué)',
};

const claim: Words<ClaimState> = {
  requested: 'Demandée',
  verifying: 'En vérification',
  executed: 'Exécutée',
  refused: 'Refusée',
  canceled: 'Annulée',
};

const investment: Words<InvestmentState> = {
  reserved: 'Réservée',
  submitted: 'Souscrite',
  reflection: 'Sous délai de réflexion',
  signed: 'Signée',
  paid: 'Payée',
  withdrawable: 'Sous délai de rétractation',
  firm: 'Ferme',
  allotted: 'Allouée en totalité',
  partly_allotted: 'Allouée en partie',
  not_allotted: 'Non allouée',
  issued: 'Émise',
  withdrawn: 'Rétractée',
  expired: 'Expirée',
  refunded: 'Remboursée',
  transferred: 'Cédée',
};

const round: Words<RoundState | 'oversubscribed'> = {
  draft: 'Brouillon',
  review: 'En revue',
  reservations: 'Réservations',
  open: 'Ouverte',
  oversubscribed: 'Surallocation',
  suspended: 'Suspendue',
  closing: 'En clôture',
  closed: 'Clôturée',
  issued: 'Émise',
  failed: 'Échouée',
  canceled: 'Annulée',
};

const mark: Words<RoundMark> = { firm: 'Ferme', under_period: 'Sous délai', waiting: 'En attente' };

const rule: Words<AllotmentRuleKind> = {
  pro_rata: 'Pro rata',
  first_come: 'Premier arrivé',
  minimum_then_pro_rata: 'Minimum servi puis pro rata',
  reservations_first: 'Priorité réservations puis pro rata',
  manual: 'Manuelle',
};

const instrument = {
  shares: 'Actions',
  bonds: 'Obligations',
  bsa: 'BSA',
  bsa_air: 'BSA-Air',
  saft: 'SAFT',
  tokens: 'Jetons',
} as const;

/** Fields of the form of a round, as a list of those to fill in has them. */
const roundField: Words<RoundField> = {
  'text.presentation': 'présentation du projet',
  'text.use_of_funds': 'utilisation des fonds',
  price: 'prix d’une part',
  fee_percent: 'frais',
  'text.terms': 'conditions de l’instrument',
  minimum: 'objectif minimum',
  target: 'cible',
  cap: 'plafond',
  least: 'minimum par investissement',
  opens_at: 'ouverture',
  closes_at: 'clôture',
  rule_floor: 'parts servies d’abord à chacun',
  code: 'code d’invitation',
  payment_assets: 'moyens de paiement',
  'text.risks': 'risques',
  'text.white_paper_url': 'adresse du livre blanc notifié',
  'text.white_paper_sha256': 'empreinte SHA-256 du livre blanc',
};

export const kaskadTexts = {
  shape,
  grant,
  claim,
  investment,
  round,
  roundField,
  instrument,
  mark,
  rule,
} as const;

/** Of the form of a transfer of fees. */
export const feeTransferTexts = {
  amount: 'Le montant versé doit être supérieur à 0.',
  tooPrecise: 'Ce montant a trop de décimales.',
  tooLarge: (left: string) => `Il ne reste que ${left} de frais à verser.`,
  day: 'Merci de sélectionner la date de réception.',
  inFuture: 'La date de réception ne peut pas être dans le futur.',
  beforeIssue: (day: string) =>
    `La date de réception ne peut pas précéder l’émission, commencée le ${formatNumericDate(day)}.`,
  reference: 'Merci d’indiquer la référence bancaire du virement.',
  hash: 'Cette référence n’est pas celle d’une transaction.',
  iban: 'Cet IBAN n’est pas valide.',
  address: 'Cette adresse n’est pas valide.',
} as const;

const euros = (amount: Decimal) =>
  roundDown(amount, 0).eq(amount) ? `${formatDecimal(amount)}${NBSP}€` : formatBookAmount(amount, 'EUR');

/**
 * Why an investment got what it got, the same on the page, in the email and in the document: « Demandé 5 000 €, alloué 3 200 € :
 * souscription 1,56× le plafond, règle pro rata ».
 */
export function allotmentText({
  requested,
  allotted,
  oversubscription,
  rule: kind,
}: AllotmentFigures): string {
  const sums = `Demandé ${euros(requested)}, alloué ${euros(allotted)}`;
  if (oversubscription.lte(1)) return sums;
  const times = `${formatDecimal(oversubscription)}×`;
  return `${sums}${NBSP}: souscription ${times} le plafond, règle ${rule[kind].toLowerCase()}`;
}
