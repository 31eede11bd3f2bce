import type { RoundDetail } from '../../shared/rounds.model.ts';

const NBSP = '\u00a0';

type NoWithdrawal = NonNullable<RoundDetail['mine']['no_withdrawal_reason']>;

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
  fundsUsage: 'Usage des fonds',
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
  invest: 'Investir',
  reserve: 'Réserver sans engagement',
  reserved: 'Voir ma réservation',
  investments: 'Vos demandes',
  demand: (units: string, amount: string) => `${units}, ${amount}`,
  reservation: {
    title: 'Réserver sans engagement',
    text: `Une réservation ne vous engage pas${NBSP}: rien n’est à signer ni à payer. Elle est prioritaire pendant 7${NBSP}jours.`,
    units: 'Quantité',
    submit: 'Réserver',
    cancel: 'Annuler',
    done: 'Votre réservation est enregistrée',
    whole: 'Saisissez un nombre entier.',
  },
} as const;
