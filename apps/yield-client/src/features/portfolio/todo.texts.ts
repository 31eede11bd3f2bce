import { NBSP } from '@repo/domain/format';

export const todoTexts = {
  title: 'À faire',
  contract: {
    prove_again: {
      title: 'Preuve de paiement refusée',
      action: 'Renvoyer une preuve',
      on: (day: string) => `Preuve du ${day}`,
    },
    sign: { title: 'Contrat à signer', action: 'Signer', on: (day: string) => `Préparé le ${day}` },
    pay: { title: 'Contrat à payer', action: 'Payer', on: (day: string) => `Signé le ${day}` },
    short: { title: 'Reste à payer', action: 'Payer', on: (day: string) => `Signé le ${day}` },
  },
  document: {
    action: 'Compléter',
    refused: (name: string) => `${name}${NBSP}: à renvoyer`,
    renew: (name: string) => `${name}${NBSP}: à renouveler`,
    renewCompany: 'Envoyez le nouveau document depuis votre profil.',
    renewIdentity: `Envoyez-nous la nouvelle depuis «${NBSP}Accompagnement${NBSP}».`,
    missing: 'Documents de votre société à envoyer',
    missingName: 'documents de votre société',
    expired: (day: string) => `Expiré depuis le ${day}`,
    soon: (day: string) => `Expire le ${day}`,
  },
  actionOf: (action: string, name: string) => `${action}${NBSP}: ${name}`,
  separator: ' · ',
} as const;
