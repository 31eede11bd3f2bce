import type { RoundDetail } from '../../shared/rounds.model.ts';

const NBSP = '\u00a0';

type Missing = NonNullable<RoundDetail['mine']['missing']>;
type NoWithdrawal = NonNullable<RoundDetail['mine']['no_withdrawal_reason']>;

const missing: Readonly<Record<Missing, string>> = {
  identity: 'Votre identité doit être vérifiée avant d’investir.',
  documents: 'Les documents de votre société doivent être validés avant d’investir.',
  knowledge_test: 'Le test de connaissances sera demandé à la première étape.',
  not_taking: 'Cette levée n’accepte pas d’investissement en ce moment.',
};
const noWithdrawal: Readonly<Record<NoWithdrawal, string>> = {
  traded: `Pas de délai de rétractation${NBSP}: ces jetons sont déjà négociés.`,
  notConsumer: `Pas de délai de rétractation${NBSP}: il ne concerne que les particuliers.`,
};

export const roundTexts = {
  failed: 'Cette levée n’a pas pu être chargée',
  progress: 'Engagements',
  rule: 'Règle d’allocation',
  ticket: 'Par personne',
  tickets: (least: string, most: string | null) =>
    most === null ? `${least} au moins` : `de ${least} à ${most}`,
  fee: 'Frais, en plus du prix',
  percent: (text: string) => `${text}${NBSP}%`,
  presentation: 'Présentation',
  useOfFunds: 'Usage des fonds',
  risks: 'Risques',
  terms: 'Conditions',
  whitePaper: 'Livre blanc',
  whitePaperHash: (hash: string) => `Empreinte SHA-256${NBSP}: ${hash}`,
  documents: 'Documents',
  version: (version: number, day: string) => `version ${version}, ${day}`,
  download: (title: string, version: number) => `Télécharger ${title}, version ${version}`,
  noDocument: 'Aucun document publié',
  updates: 'Nouvelles de l’émetteur',
  questions: 'Questions et réponses',
  noQuestion: 'Aucune question pour l’instant',
  waiting: 'En attente de réponse',
  question: 'Votre question',
  questionRequired: 'Saisissez votre question.',
  post: 'Envoyer la question',
  posted: 'Votre question est envoyée',
  sendFailed: 'L’envoi a échoué. Vérifiez votre connexion, puis réessayez.',
  mine: 'Investir',
  held: (units: string) => `Vous avez déjà demandé ${units} dans cette levée.`,
  remaining: (units: string) => `Il reste ${units}.`,
  reflection: `Délai de réflexion de 4${NBSP}jours${NBSP}: rien n’est à signer ni à payer avant sa fin.`,
  withdrawal: `Vous pourrez vous rétracter pendant 14${NBSP}jours, sans motif.`,
  noWithdrawal,
  missing,
  verify: 'Vérifier mon identité',
  invest: 'Investir',
  reserve: 'Réserver sans engagement',
  reserved: 'Voir ma réservation',
  investments: 'Vos demandes',
  reservation: {
    title: 'Réserver sans engagement',
    text: `Une réservation ne vous engage pas${NBSP}: rien n’est à signer ni à payer. Elle est prioritaire pendant 7${NBSP}jours.`,
    units: 'Quantité',
    submit: 'Réserver',
    cancel: 'Annuler',
    done: 'Votre réservation est enregistrée',
    whole: 'Saisissez un nombre entier.',
  },
  problems: {
    underMinimum: (units: string) => `Le minimum est de ${units}.`,
    overMaximum: (units: string) => `Vous pouvez encore demander ${units} dans cette levée.`,
    overCap: (units: string) => `Il ne reste que ${units} dans cette levée.`,
  },
} as const;
