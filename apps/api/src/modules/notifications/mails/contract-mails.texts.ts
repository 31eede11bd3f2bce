// Emails to clients about their contracts. Punctuation is typographic (D27).
import { NBSP, NNBSP } from '@repo/domain/format';
import { refundMaxDays } from '@repo/domain/limits';
import type { MailContent } from '../../../db/schema/platform.ts';
import type { MailWords } from './mail-words.ts';

function refundSentence(refund: { amount: string; isReceived: boolean } | null): string {
  if (refund === null) return 'Aucun paiement n’est attendu.';
  return refund.isReceived
    ? `Les ${refund.amount} que vous avez versés vous seront rendus en totalité, au plus tard sous ${refundMaxDays} jours.`
    : `Si les ${refund.amount} annoncés nous parviennent, ils vous seront rendus en totalité, au plus tard ${refundMaxDays} jours après.`;
}

/** Where it was not the client who did it. */
function doneByStaff(reason: string | null): string[] {
  return reason === null ? [] : [`Elle a été faite par nos équipes. Motif${NBSP}: ${reason}`];
}

/** Of each email about a payment that is due. */
export const noPaymentDetails =
  'Nous n’envoyons jamais d’IBAN ni d’adresse de paiement par e-mail. Si un message vous en donne, ne payez pas et prévenez-nous.';

const attachedContract =
  'Votre contrat signé est joint à cet e-mail, scellé\u00a0: conservez-le. Il est aussi dans votre espace.';
const storedContract =
  'Votre contrat signé est dans votre espace, sous «\u00a0Mes documents\u00a0»\u00a0: téléchargez-le et conservez-le.';
/** Who imitates us could attach a contract of theirs. */
const payFromSpace =
  'Ne payez jamais d’après un e-mail ni une pièce jointe\u00a0: les coordonnées de paiement, toujours à jour, sont dans votre espace. Si un message vous en donne d’autres, ne payez pas et prévenez-nous.';

const saidWithoutFile: ReadonlyMap<string, string> = new Map([
  [attachedContract, storedContract],
  [payFromSpace, noPaymentDetails],
]);

/** The same email without the file that it says is attached. */
export const withoutFile = ({ notes = [], ...content }: MailContent): MailContent => ({
  ...content,
  notes: notes.map((note) => saidWithoutFile.get(note) ?? note),
});

interface Signed {
  strategy: string;
  amount: string;
  accepted: readonly string[];
  isAttached: boolean;
}

type Prepared = Record<'strategy' | 'amount' | 'by' | 'until', string>;

interface Closing {
  strategy: string;
  poNumber: string;
  orderDay: string | null;
  returned: string | null;
  renounceUntil: string | null;
}

interface Redemption {
  strategy: string;
  poNumber: string;
  day: string;
  renounceUntil: string | null;
}

interface Renunciation {
  refund: { amount: string; isReceived: boolean } | null;
  wasClosed: boolean;
  /** Where it came by post. */
  letterSentOn: string | null;
}

export const contractMailTexts = {
  signatureReminder: (strategy: string, poNumber: string, amount: string): MailWords => ({
    subject: `Votre contrat ${strategy} attend votre signature`,
    preheader: 'Il vous reste à le signer.',
    title: 'Votre contrat attend votre signature',
    paragraphs: [
      `Vous avez préparé un contrat ${strategy} (${poNumber}) de ${amount}, et il n’est pas encore signé. Reprenez-le dans «${NBSP}Mes documents${NBSP}».`,
    ],
    notes: ['Si vous ne souhaitez plus souscrire, vous pouvez l’y annuler. Aucun paiement n’est attendu.'],
  }),
  signatureResent: (strategy: string, poNumber: string, amount: string): MailWords => ({
    subject: `Votre contrat ${strategy} est prêt à être signé`,
    preheader: 'Un nouvel accès à la signature vous attend.',
    title: 'Votre contrat est prêt à être signé',
    paragraphs: [
      `À votre demande ou pour vous permettre de terminer, nous avons rouvert la signature de votre contrat ${strategy} (${poNumber}) de ${amount}. Connectez-vous pour le signer dans «${NBSP}Mes documents${NBSP}».`,
    ],
    notes: ['Si vous ne souhaitez plus souscrire, vous pouvez l’y annuler. Aucun paiement n’est attendu.'],
  }),
  prepared: ({ strategy, amount, by, until }: Prepared): MailWords => ({
    subject: `Une souscription ${strategy} vous attend`,
    preheader: 'Relisez-la, puis acceptez-la ou refusez-la.',
    title: `Une souscription ${strategy} vous attend`,
    paragraphs: [
      `${by} a préparé pour vous une souscription de ${amount} à ${strategy}. Relisez-la dans votre espace${NBSP}: vous seul pouvez l’accepter et la signer.`,
      `Elle est à votre disposition jusqu’au ${until}.`,
    ],
    notes: [
      'Aucun paiement n’est attendu avant la signature. Si vous n’avez rien demandé, refusez-la et prévenez-nous.',
    ],
  }),
  payButton: 'Voir comment payer',
  preparedButton: 'Relire la souscription',
  signed: ({ strategy, amount, accepted, isAttached }: Signed): MailWords => ({
    subject: `Votre contrat ${strategy} est signé${NBSP}: instructions de paiement`,
    preheader: `Merci de verser ${amount} pour qu’il prenne effet.`,
    title: `Votre contrat ${strategy} est signé`,
    paragraphs: [
      `Pour que votre contrat prenne effet, merci de verser ${amount}. L’IBAN ou l’adresse de destination, la référence à recopier et le code QR sont dans votre espace.`,
    ],
    notes: [
      `Une fois le paiement effectué, déposez votre preuve de paiement dans «${NBSP}Mes documents${NBSP}».`,
      isAttached ? attachedContract : storedContract,
      isAttached ? payFromSpace : noPaymentDetails,
      ...accepted,
    ],
  }),
  accepted: (document: string, version: string, url: string) =>
    `Vous avez accepté${NBSP}: ${document}, version ${version}, à lire et à conserver sur ${url}`,
  canceled: (
    strategy: string,
    { reason, isStopped }: { reason: string | null; isStopped: boolean },
  ): MailWords => ({
    subject: `Votre contrat ${strategy} est annulé`,
    preheader: 'Aucun paiement n’est attendu.',
    title: `Votre contrat ${strategy} est annulé`,
    paragraphs: [
      `L’annulation de votre contrat ${strategy} est enregistrée. Aucun paiement n’est attendu.`,
      ...(isStopped
        ? [
            `Nous ne prenons plus de souscription à ${strategy}${NBSP}: votre contrat n’était pas encore signé, et ne peut plus l’être. Vos contrats signés ne sont pas concernés.`,
          ]
        : doneByStaff(reason)),
    ],
  }),
  refused: (strategy: string): MailWords => ({
    subject: `Votre contrat ${strategy} n’a pas été signé`,
    preheader: 'Il n’est pas conclu et aucun paiement n’est attendu.',
    title: `Votre contrat ${strategy} n’a pas été signé`,
    paragraphs: [
      `Vous avez refusé de signer le contrat ${strategy}. Il n’est pas conclu et aucun paiement n’est attendu.`,
    ],
  }),
  closed: (
    { strategy, poNumber, orderDay, returned, renounceUntil }: Closing,
    reason: string | null,
  ): MailWords => ({
    subject: `Votre contrat ${strategy} est clôturé`,
    preheader: 'Cette clôture est définitive.',
    title: `Votre contrat ${strategy} est clôturé`,
    paragraphs: [
      `La clôture de votre contrat ${strategy} (${poNumber}) est enregistrée. Elle est définitive.`,
      ...(orderDay === null
        ? []
        : [
            `Vos parts seront rachetées à la première valeur liquidative (VL) datée du ${orderDay} ou d’un jour suivant. Le montant à vous verser n’est connu qu’à sa publication${NBSP}: nous vous l’écrirons ce jour-là.`,
          ]),
      ...(returned === null ? [] : [`Les ${returned} déjà reçus vous seront rendus en totalité.`]),
      ...doneByStaff(reason),
      ...(renounceUntil === null
        ? []
        : [
            `Votre délai de renonciation court toujours${NBSP}: jusqu’au ${renounceUntil} inclus, vous pouvez renoncer à ce contrat dans «${NBSP}Mes documents${NBSP}». Tout ce que vous avez versé vous serait rendu, sans frais, à la place de ce montant.`,
          ]),
    ],
  }),
  withdrawalRequested: (strategy: string, poNumber: string, orderDay: string): MailWords => ({
    subject: `Votre demande de retrait ${strategy} est enregistrée`,
    preheader: `À la première VL datée du ${orderDay} ou après.`,
    title: `Votre demande de retrait ${strategy} est enregistrée`,
    paragraphs: [
      `Votre demande de retrait sur le contrat ${strategy} (${poNumber}) est enregistrée.`,
      `Elle sera exécutée à la première valeur liquidative (VL) datée du ${orderDay} ou d’un jour suivant. Le montant à vous verser, frais de sortie déduits, n’est connu qu’à sa publication${NBSP}: nous vous l’écrirons ce jour-là.`,
    ],
    notes: [
      `Ce n’est pas vous qui l’avez demandé${NNBSP}? Annulez-le depuis vos documents, et changez votre mot de passe.`,
    ],
  }),
  withdrawalCanceled: (strategy: string, poNumber: string): MailWords => ({
    subject: `Votre retrait ${strategy} est annulé`,
    preheader: 'Vos parts restent investies.',
    title: `Votre retrait ${strategy} est annulé`,
    paragraphs: [
      `Votre demande de retrait sur le contrat ${strategy} (${poNumber}) est annulée. Vos parts restent investies.`,
    ],
  }),
  withdrawal: 'Retrait demandé',
  redeemed: ({ strategy, poNumber, day, renounceUntil }: Redemption): MailWords => ({
    subject: `Vos parts ${strategy} sont rachetées`,
    preheader: `À la VL du ${day}.`,
    title: `Vos parts ${strategy} sont rachetées`,
    paragraphs: [
      `Vos parts du contrat ${strategy} (${poNumber}) ont été rachetées à la valeur liquidative (VL) du ${day}. Ce montant est définitif.`,
      ...(renounceUntil === null
        ? []
        : [
            `Il vous sera versé après le ${renounceUntil}, dernier jour de votre délai de renonciation. Si vous renoncez au contrat d’ici là, tout ce que vous avez versé vous sera rendu à la place.`,
          ]),
    ],
  }),
  renounced: (strategy: string, { refund, wasClosed, letterSentOn }: Renunciation): MailWords => ({
    subject: `Votre renonciation au contrat ${strategy} est enregistrée`,
    preheader: 'Accusé de réception de votre renonciation.',
    title: `Vous avez renoncé au contrat ${strategy}`,
    paragraphs: [
      `Nous accusons réception de votre renonciation au contrat ${strategy}${letterSentOn === null ? '' : `, par votre courrier envoyé le ${letterSentOn}`}. Le contrat est clôturé, sans frais ni justification à donner.`,
      refundSentence(refund),
      ...(wasClosed
        ? [
            `La clôture de ce contrat est annulée${NBSP}: ce que vous avez versé vous est rendu à la place du montant qu’elle devait vous verser.`,
          ]
        : []),
    ],
    notes: [
      letterSentOn === null
        ? `Conservez cet e-mail${NBSP}: il prouve la date et l’heure de votre renonciation.`
        : `Conservez cet e-mail${NBSP}: il prouve que nous avons reçu votre renonciation, et les dates que nous avons retenues.`,
    ],
  }),
  renunciation: {
    contract: 'Contrat',
    amount: 'Montant du contrat',
    at: 'Renonciation reçue le',
    letter: 'Courrier envoyé le',
  },
  redemption: {
    value: 'Valeur des parts rachetées',
    exitFee: 'Frais de sortie',
    paidOut: 'Montant à vous verser',
  },
  documentsButton: 'Ouvrir mes documents',
} as const;
