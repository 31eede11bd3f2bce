// Words of withdrawals shown to people. Punctuation is typographic (D27).
import { NBSP, NNBSP } from '@repo/domain/format';

export const withdrawalsTexts = {
  notFound: 'Ce retrait est introuvable.',
  notRunning: 'Un retrait ne peut être demandé que sur un contrat signé et en cours.',
  renounceable: (day: string) =>
    `Ce contrat est dans son délai de renonciation, jusqu’au ${day} inclus${NBSP}: aucun retrait n’y est possible. Renoncer vous rend tout ce que vous avez versé.`,
  notYetInvested: `Ce contrat n’est pas encore investi${NNBSP}: un retrait pourra être demandé dès la prochaine valeur liquidative.`,
  notValued: 'Ce contrat ne peut pas être valorisé dans cette devise pour le moment.',
  notCancelable: 'Ce retrait ne peut plus être annulé.',
  refusals: {
    tooSmall: `Ce montant est trop faible${NBSP}: rien ne serait versé.`,
    tooMuch: (most: string) =>
      `Ce montant dépasse ce qui peut être retiré${NBSP}: ${most} au plus, à la dernière valeur liquidative.`,
    noYield: 'Ce contrat n’a pas de rendement à retirer à la dernière valeur liquidative.',
  },
  referenceRequired: 'Merci d’indiquer la référence de la demande du client.',
  /** What a second person reads before it. */
  record: {
    requested: 'Retrait demandé',
    units: (day: string) => `Parts, à la VL du ${day}`,
    paid: (day: string) => `Montant estimé à la VL du ${day}`,
    amounts: (net: string, fee: string) => `${net} à verser, frais de sortie ${fee}`,
    reference: 'Référence de la demande',
  },
  allYield: 'Tout le rendement',
  /** Of the history that staff read. */
  requested: (what: string, day: string) => `${what}, à la première VL datée du ${day} ou après`,
} as const;
