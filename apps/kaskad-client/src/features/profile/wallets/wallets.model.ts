/** What a wallet is checked for before it is added: the same rules as the server's. */
import type { OperationOutput } from '@repo/api-sdk';
import { type Network, parseAddress } from '@repo/domain/crypto-address';
import { type Check, isFilled, runChecks, type Verdict } from '@repo/domain/validation';
import { walletsTexts } from './wallets.texts.ts';

const texts = walletsTexts.form;

export type Wallet = OperationOutput<'listWallets'>['items'][number];

export interface WalletForm {
  readonly label: string;
  readonly network: Network;
  readonly address: string;
}

/** Of a label; the server refuses a longer one. */
const MAX_LABEL = 60;

const checks: readonly Check<WalletForm, keyof WalletForm>[] = [
  { field: 'label', message: texts.labelMissing, holds: ({ label }) => isFilled(label) },
  {
    field: 'label',
    message: texts.labelTooLong(MAX_LABEL),
    holds: ({ label }) => label.trim().length <= MAX_LABEL,
  },
  {
    field: 'address',
    message: texts.addressInvalid,
    holds: ({ address, network }) => parseAddress(address, network) !== null,
  },
];

export const validateWallet = (form: WalletForm): Verdict<keyof WalletForm> => runChecks(checks, form);

export interface ProofForm {
  readonly signature: string;
}

export const validateProof = (form: ProofForm): Verdict<'signature'> =>
  runChecks(
    [
      {
        field: 'signature',
        message: walletsTexts.proof.signatureMissing,
        holds: ({ signature }) => isFilled(signature),
      },
    ],
    form,
  );
