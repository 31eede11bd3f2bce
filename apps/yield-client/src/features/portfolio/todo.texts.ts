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
  email: (address: string) =>
    `Ouvrez le lien envoyé à ${address}${NBSP}: il faut l’avoir fait pour signer un contrat.`,
  prepared: {
    title: 'Souscription préparée pour vous',
    by: (name: string) => `par ${name}`,
    until: (day: string) => `Jusqu’au ${day}`,
    action: 'Relire',
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

export const firstStepsTexts = {
  title: 'Vos premiers pas',
  intro: 'Vos graphiques commenceront avec votre premier versement.',
  steps: {
    identity: { title: 'Votre identité', done: 'Vérifiée' },
    choose: {
      title: 'Choisir une stratégie',
      done: (product: string) => product,
      todo: 'Comparez-les, puis souscrivez en ligne.',
    },
    sign: {
      title: 'Signer le contrat',
      todo: 'En ligne, après l’avoir relu.',
      current: 'Votre contrat est prêt.',
    },
    pay: {
      title: 'Payer',
      todo: 'Par virement ou en crypto. Les coordonnées s’affichent une fois le contrat signé.',
    },
  },
  discover: 'Découvrir les produits',
  sign: 'Signer le contrat',
} as const;
