// Words of claims shown to people. Punctuation is typographic (D27).

import type { Network } from '@repo/domain/crypto-address';
import { NBSP } from '@repo/domain/format';
import { networkTexts } from '@repo/domain/kaskad';

export const claimsTexts = {
  notFound: 'Cette réclamation est introuvable.',
  ownClaim: 'Vous ne pouvez pas traiter votre propre réclamation.',
  notVerified: `Cette réclamation n’est pas encore en vérification${NBSP}: commencez par la vérifier.`,
  inVerification: 'Cette réclamation est déjà en vérification.',
  alreadyExecuted: 'Cette réclamation est déjà exécutée.',
  isRefused: 'Cette réclamation est déjà refusée.',
  isCanceled: 'Cette réclamation a été retirée.',
  notClaimable: 'Ces unités ne se réclament pas vers un portefeuille.',
  overClaimable: (left: string) => `Vous pouvez réclamer ${left} au plus.`,
  overDailyLimit: (left: string) =>
    `La limite du jour, commune à tous les bénéficiaires, laisse encore ${left} à réclamer. Réclamez le reste un autre jour.`,
  noWallet: 'Choisissez un portefeuille de votre liste, ou ajoutez une adresse.',
  otherNetwork: (network: Network) =>
    `Ces unités s’envoient sur ${networkTexts[network]}${NBSP}: choisissez un portefeuille de ce réseau.`,
  walletNotVerified: 'Prouvez d’abord que ce portefeuille est le vôtre.',
  walletTooNew: (from: string) =>
    `Ce portefeuille vient d’être prouvé${NBSP}: il peut recevoir des unités à partir du ${from}.`,
  txidRequired: 'Saisissez le numéro de la transaction.',
  txidInvalid: (network: Network) => `Ce numéro n’est pas celui d’une transaction ${networkTexts[network]}.`,
  txidUsed: 'Cette transaction est déjà celle d’une autre réclamation.',
  reasonRequired: 'Indiquez le motif, que le bénéficiaire lira.',
  execution: {
    units: 'Unités envoyées',
    grant: 'Attribution',
    wallet: 'Portefeuille',
    network: 'Réseau',
    address: 'Adresse',
    txid: 'Transaction',
    dayTotal: 'Cumul du jour de la personne',
    overThreshold:
      'Le cumul du jour de la personne qui exécute atteint la part de la classe à partir de laquelle un second utilisateur valide.',
  },
} as const;
