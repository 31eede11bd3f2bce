// Words of investing in a round, shown to people. Punctuation is typographic (D27).
import { NBSP } from '@repo/domain/format';
import type { InvestmentRefusal } from '@repo/domain/kaskad';

const refusals: Readonly<Record<InvestmentRefusal, string>> = {
  forbidden: 'Cette action n’est pas la vôtre.',
  reserved: `Ces parts sont seulement réservées${NBSP}: confirmez d’abord votre réservation.`,
  alreadySubmitted: 'Cette réservation est déjà confirmée.',
  notSigned: 'Cet investissement n’est pas encore signé.',
  alreadySigned: 'Cet investissement est déjà signé.',
  notPaid: 'Cet investissement n’est pas encore payé.',
  alreadyPaid: 'Cet investissement est déjà payé.',
  alreadyFirm: 'Cet investissement est déjà ferme.',
  inReflection: `Votre délai de réflexion n’est pas terminé${NBSP}: rien n’est à signer avant.`,
  periodOver: `Le délai pour vous rétracter est terminé${NBSP}: cet investissement est engagé.`,
  noPeriod: `La loi ne prévoit pas de délai de rétractation pour cet investissement${NBSP}: il est engagé.`,
  notDue: 'Cette étape n’est pas encore arrivée.',
  notFirm: 'Cet investissement n’est pas encore ferme.',
  alreadyAllotted: `Les parts sont déjà allouées${NBSP}: cet investissement est engagé.`,
  notAllotted: 'Les parts ne sont pas encore allouées.',
  alreadyIssued: 'Ces parts sont déjà émises.',
  notIssued: 'Ces parts ne sont pas encore émises.',
  roundClosed: 'Cette levée ne prend plus de souscription.',
  roundNotFailed: 'Cette levée n’a pas échoué.',
  nothingReceived: 'Rien n’a été reçu de cet investissement.',
  ended: 'Cet investissement est terminé.',
};

export const investingTexts = {
  refusals,
  roundNotFound: 'Cette levée est introuvable.',
  notFound: 'Cet investissement est introuvable.',
  changed: 'Cet investissement a changé depuis que vous l’avez lu. Rechargez la page.',
  notReserving: 'Cette levée ne prend pas de réservation.',
  hasReservation: 'Vous avez déjà une réservation dans cette levée.',
  notTaking: 'Cette levée ne prend pas de souscription en ce moment.',
  identityRequired: `Votre identité doit être vérifiée avant d’investir${NBSP}: terminez la vérification, puis revenez ici.`,
  countryRefused:
    'Nous n’acceptons plus de nouvel investissement depuis votre pays de résidence. Vos investissements en cours ne changent pas. Contactez-nous pour toute question.',
  companyDocuments: `Les trois documents de votre société doivent être acceptés avant d’investir.`,
  testRequired:
    'Passez d’abord le test de connaissances et la simulation de pertes, ou repassez-les après deux ans.',
  ceilingCrossed: 'Cette levée a atteint le plafond que la loi fixe. Elle ne prend plus de souscription.',
  documentsChanged: 'Un document de la levée a changé. Relisez-le et acceptez-le, puis recommencez.',
  documentsToAccept: 'Un document de la levée a une nouvelle version. Acceptez-la avant de signer.',
  documentNotReady: 'Ce document n’est pas encore prêt. Réessayez dans un instant.',
  documentNotFound: 'Ce document est introuvable.',
  providerUnavailable: 'Le service de signature ne répond pas. Réessayez dans un instant.',
  notWhole: 'Saisissez un nombre entier de parts, en chiffres.',
  underMinimum: (units: string) => `La souscription minimum est de ${units} parts.`,
  overMaximum: (units: string) => `Vous pouvez encore souscrire ${units} parts dans cette levée.`,
  overCap: (units: string) => `Il reste ${units} parts dans cette levée.`,
  otherAsset: 'Choisissez un moyen de paiement de la levée.',
  acceptAll: 'Acceptez chaque document de la levée.',
  acceptRisks: 'Acceptez les risques de cet investissement.',
  readWarning: 'Lisez l’avertissement et confirmez que vous l’avez compris.',
  choices: 'Choisissez une réponse à chaque question.',
  consents: {
    document: (title: string, version: number) =>
      `J’ai lu et j’accepte «${NBSP}${title}${NBSP}», version ${version}.`,
    risks:
      'J’ai lu les risques de cette levée et je les accepte, y compris la perte de tout mon investissement.',
    warning:
      'J’ai lu l’avertissement sur le montant de cet investissement, j’ai compris que je peux le perdre en totalité et je souhaite continuer.',
    noWarning: `Mon investissement ne dépasse pas 5${NBSP}% de mon patrimoine net.`,
  },
} as const;
