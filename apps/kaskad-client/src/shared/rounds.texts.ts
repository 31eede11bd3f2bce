import { kaskadTexts } from '@repo/domain/kaskad';
import type { Instrument, Investment, InvestmentDetail, PaymentAsset, RoundDetail } from './rounds.model.ts';

const NBSP = '\u00a0';

type Words<Code extends string> = Readonly<Record<Code, string>>;

/** What is downloaded of an investment. */
const papers: Words<InvestmentDetail['documents'][number]['kind']> = {
  subscription: 'Bulletin de souscription',
  evidence: 'Preuve de signature',
  allotment_notice: 'Avis d’allocation',
  refund_notice: 'Avis de remboursement',
};

/** One unit, and several. */
const unit: Readonly<Record<Instrument, readonly [string, string]>> = {
  shares: ['part', 'parts'],
  bonds: ['obligation', 'obligations'],
  bsa: ['BSA', 'BSA'],
  bsa_air: ['BSA-Air', 'BSA-Air'],
  saft: ['SAFT', 'SAFT'],
  tokens: ['jeton', 'jetons'],
};

const nextStep: Words<Investment['next_step']> = {
  confirm: 'Confirmer la réservation',
  wait_reflection: 'Fin du délai de réflexion',
  accept_documents: 'Accepter les nouveaux documents',
  sign: 'Signer',
  pay: 'Payer',
  choose_units: 'Compléter, ou réduire la quantité',
  wait_payment: 'Contrôle du paiement par notre équipe',
  wait_period: 'Fin du délai de rétractation',
  wait_allotment: 'Allocation',
  wait_issue: 'Émission',
  wait_refund: 'Remboursement',
  none: 'Aucune',
};

const asset: Words<PaymentAsset> = {
  EURO: 'Virement en euros',
  BTC: 'Bitcoin (BTC)',
  ETH: 'Ether (ETH)',
  USDC: 'USDC',
  EURC: 'EURC',
  WBTC: 'WBTC',
};

const missing: Words<NonNullable<RoundDetail['mine']['missing']>> = {
  identity: 'Votre identité doit être vérifiée avant d’investir.',
  documents: 'Les documents de votre société doivent être validés avant d’investir.',
  knowledge_test: 'Un test de connaissances vous sera demandé au cours de votre souscription.',
  not_taking: 'Cette levée n’accepte pas d’investissement en ce moment.',
};

/** Words of rounds and investments that several screens have. */
export const roundsTexts = {
  instrument: kaskadTexts.instrument,
  unit,
  nextStep,
  asset,
  withdraw: {
    button: 'Se rétracter',
    title: `Se rétracter de cet investissement${NBSP}?`,
    text: 'Aucun motif n’est demandé. Ce que vous avez payé vous est remboursé en totalité, dans l’actif reçu.',
    keep: 'Garder mon investissement',
    done: 'Votre rétractation est enregistrée',
    failed: 'Votre rétractation n’a pas pu être enregistrée',
  },
  period: {
    reflection: {
      badge: `Réflexion, 4${NBSP}jours`,
      text: 'Sans motif, en un clic. Rien n’est à signer ni à payer avant la fin du délai.',
    },
    withdrawal: {
      badge: `Rétractation, 14${NBSP}jours`,
      text: 'Sans motif, en un clic. Ce que vous avez payé vous est remboursé en totalité.',
    },
    title: (until: string) => `Vous pouvez vous rétracter jusqu’au ${until}`,
  },
  statusUntil: (status: string) => `${status} jusqu’au `,
  missing,
  verify: 'Vérifier mon identité',
  problems: {
    underMinimum: (units: string) => `Le minimum est de ${units}.`,
    overMaximum: (units: string) => `Vous pouvez encore demander ${units} dans cette levée.`,
    overCap: (units: string) => `Il ne reste que ${units} dans cette levée.`,
  },
  marks: {
    name: (round: string) => `Avancement de la levée ${round}`,
    firm: (units: string, share: string, isSingular: boolean) =>
      `${units} ${isSingular ? 'ferme' : 'fermes'} (${share})`,
    under_period: (units: string, share: string) => `${units} sous délai (${share})`,
    waiting: (units: string, share: string) => `${units} en attente (${share})`,
    sentence: (parts: readonly string[], cap: string) => `${parts.join(', ')}, sur un plafond de ${cap}.`,
    help: {
      firm: 'Payées, délais passés',
      under_period: 'Un délai légal court encore',
      waiting: 'Demandées ou signées, pas encore payées',
    },
  },
  goals: { minimum: 'Minimum', target: 'Objectif', cap: 'Plafond' },
  goal: (units: string, euros: string) => `${units}, ${euros}`,
  price: 'Prix unitaire',
  valuation: 'Valorisation avant et après',
  valuations: (before: string, after: string) => `${before}, puis ${after}`,
  investors: 'Investisseurs',
  deadline: 'Clôture',
  opening: 'Ouverture',
  untilClose: (instant: string) => `${instant} (heure de Paris)`,
  left: (time: string) => `encore ${time}`,
  days: (count: number) => `${count}${NBSP}${count < 2 ? 'jour' : 'jours'}`,
  hours: (count: number) => `${count}${NBSP}${count < 2 ? 'heure' : 'heures'}`,
  minutes: (count: number) => `${count}${NBSP}${count < 2 ? 'minute' : 'minutes'}`,
  lessThanAMinute: 'moins d’une minute',
  open: 'Voir la levée',
  saved: (name: string) => `${name} enregistré`,
  papers,
  download: 'Télécharger',
  downloadOf: (name: string) => `Télécharger${NBSP}: ${name}`,
  downloadFailed: 'Le document n’a pas pu être téléchargé',
  openNamed: (round: string) => `Voir la levée ${round}`,
  project: (issuer: string, round: string) => `${issuer} · ${round}`,
} as const;
