/** « Coordonnées de versement »: where a client wishes to be paid, and the proof that a wallet is theirs. */
import { type Network, parseAddress } from '../crypto-address/index.ts';
import { NBSP } from '../format/spaces.ts';
import { type Check, isFilled, runChecks, type Verdict } from '../validation/checks.ts';
import { type PayoutMethod, parseBic, parsePayoutAccount } from './account-check.ts';
import { payoutFormTexts as texts } from './payouts.texts.ts';

/** Declared details are used after this delay, so that the account's owner can object (staff-and-kaskad 12.2). */
export const payoutDetailsDelayMs = 48 * 3_600_000;

export interface DeclaredDetails {
  readonly usableFrom: Date;
  /** When another was declared for the same means. */
  readonly replacedAt: Date | null;
}

/**
 * The one that is used among those declared for the same means, newest first. One that was replaced before it was usable
 * never is: its owner objected.
 */
export function findUsedDetails<Declared extends DeclaredDetails>(
  declared: readonly Declared[],
  now: Date,
): Declared | undefined {
  return declared.find(
    ({ usableFrom, replacedAt }) => usableFrom <= now && (replacedAt === null || replacedAt >= usableFrom),
  );
}

export interface PayoutDetailsValues {
  readonly method: PayoutMethod;
  /** Null for a transfer. */
  readonly network: Network | null;
  readonly holder: string;
  /** An IBAN or an address. */
  readonly account: string;
  readonly bic?: string | null;
  /** Of `walletProofText`, for a wallet on Ethereum. */
  readonly signature?: string | null;
}
export type PayoutDetailsField = Exclude<keyof PayoutDetailsValues, 'method' | 'network'>;

export function validatePayoutDetails(values: PayoutDetailsValues): Verdict<PayoutDetailsField> {
  const isWallet = values.method === 'crypto';
  const checks: readonly Check<PayoutDetailsValues, PayoutDetailsField>[] = [
    { field: 'holder', message: texts.name, holds: ({ holder }) => isFilled(holder) },
    {
      field: 'account',
      message: isWallet ? texts.address : texts.iban,
      holds: ({ account }) => parsePayoutAccount(account, values) !== null,
    },
    {
      field: 'bic',
      message: texts.bic,
      holds: ({ bic }) => isWallet || !isFilled(bic) || parseBic(bic ?? '') !== null,
    },
    {
      field: 'signature',
      message: texts.signature,
      holds: ({ signature, network }) => !isWallet || network !== 'ethereum' || isFilled(signature),
    },
  ];
  return runChecks(checks, values);
}

/**
 * The text that the owner of a wallet signs with it. It names the account and the day, so that a signature is of no use to
 * another account or later.
 */
export function walletProofText({
  address,
  email,
  day,
}: {
  readonly address: string;
  readonly email: string;
  /** In Paris. */
  readonly day: string;
}): string {
  return [
    'Je déclare que ce portefeuille m’appartient et demande à y recevoir les sommes qui me sont dues.',
    `Portefeuille${NBSP}: ${parseAddress(address, 'ethereum') ?? address}`,
    `Compte${NBSP}: ${email}`,
    `Date${NBSP}: ${day}`,
  ].join('\n');
}
