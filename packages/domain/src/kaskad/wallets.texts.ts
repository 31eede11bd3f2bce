// Words of the wallets that claimed units are sent to. Punctuation is typographic (D27).
import type { Network } from '../crypto-address/index.ts';
import { NBSP } from '../format/index.ts';

export const networkTexts: Readonly<Record<Network, string>> = { bitcoin: 'Bitcoin', ethereum: 'Ethereum' };

export const walletTexts = {
  labelRequired: 'Donnez un nom à ce portefeuille.',
  labelTooLong: 'Le nom a 60 caractères au plus.',
  addressRequired: 'Saisissez l’adresse du portefeuille.',
  otherNetwork: (network: Network) =>
    `Cette adresse est une adresse ${networkTexts[network]}${NBSP}: changez de réseau, ou saisissez-en une autre.`,
  wrongChecksum: `Cette adresse a été mal recopiée${NBSP}: ses majuscules, qui la contrôlent, ne correspondent pas. Copiez-la depuis votre portefeuille.`,
  invalid: (network: Network) =>
    `Cette adresse n’est pas une adresse ${networkTexts[network]} valide. Copiez-la depuis votre portefeuille.`,
  proof: 'Je déclare que ce portefeuille m’appartient et demande à y recevoir les unités que je réclame.',
  wallet: `Portefeuille${NBSP}:`,
  network: `Réseau${NBSP}:`,
  account: `Compte${NBSP}:`,
  code: `Code${NBSP}:`,
} as const;
