/** A wallet that claimed units are sent to (staff-and-kaskad 15.1): what is typed of it, and what its owner signs with it. */
import { type Network, networkOfAddress, parseAddress } from '../crypto-address/index.ts';
import { NBSP } from '../format/index.ts';
import { isFilled, runChecks, type Verdict } from '../validation/checks.ts';

// Punctuation is typographic (D27).
export const networkTexts: Readonly<Record<Network, string>> = { bitcoin: 'Bitcoin', ethereum: 'Ethereum' };

const texts = {
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

/** Of one user, those that they removed left out. */
export const MAX_WALLETS = 20;
const WALLET_LABEL_LENGTH = 60;

export interface TypedWallet {
  readonly label: string;
  readonly network: Network;
  readonly address: string;
}

/** What is wrong with an address that is not one of its network. */
function addressMessage({ network, address }: TypedWallet): string {
  const other = networkOfAddress(address);
  if (other !== null) return texts.otherNetwork(other);
  const isLikeEthereum = /^0x[0-9a-f]{40}$/i.test(address.trim()) && /[A-F]/.test(address);
  return network === 'ethereum' && isLikeEthereum ? texts.wrongChecksum : texts.invalid(network);
}

/** The rules of the form « Ajouter une adresse », in their order. */
export function validateWallet(wallet: TypedWallet): Verdict<'label' | 'address'> {
  return runChecks<TypedWallet, 'label' | 'address'>(
    [
      { field: 'label', message: texts.labelRequired, holds: ({ label }) => isFilled(label) },
      {
        field: 'label',
        message: texts.labelTooLong,
        holds: ({ label }) => label.trim().length <= WALLET_LABEL_LENGTH,
      },
      { field: 'address', message: texts.addressRequired, holds: ({ address }) => isFilled(address) },
      {
        field: 'address',
        message: addressMessage(wallet),
        holds: ({ address, network }) => !isFilled(address) || parseAddress(address, network) !== null,
      },
    ],
    wallet,
  );
}

/** Whether its owner can prove it by a signature of its key: a wallet on Bitcoin can't (decision 75). */
export const isProvableBySignature = (network: Network): boolean => network === 'ethereum';

/** A day: time to see the email about it. */
const AGE_MS = 24 * 3_600_000;

/** When a wallet that was proven then can be claimed to: `claimProblem` refuses it before. */
export const walletUsableFrom = (provenAt: Date): Date => new Date(provenAt.getTime() + AGE_MS);

/** The text that a wallet signs. It names the account and holds a random code: the signature is of no use to another account. */
export function claimWalletProofText({
  network,
  address,
  email,
  code,
}: Omit<TypedWallet, 'label'> & {
  readonly email: string;
  readonly code: string;
}): string {
  return [
    texts.proof,
    `${texts.wallet} ${address}`,
    `${texts.network} ${networkTexts[network]}`,
    `${texts.account} ${email}`,
    `${texts.code} ${code}`,
  ].join('\n');
}
