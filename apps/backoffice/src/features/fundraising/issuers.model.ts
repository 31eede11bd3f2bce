/** The forms of an issuer: its account, a valuation, a holding; their checks, in the order of their fields, and what they send. */
import type { components } from '@repo/api-sdk';
import { parseUnits } from '@repo/domain/kaskad';
import { validateReason } from '@repo/domain/two-persons';
import { type Check, isFilled, runChecks, type Verdict } from '@repo/domain/validation';
import { sharedTexts } from '../../shared/shared.texts.ts';
import type { Fact } from '../../shared/use-record-call.ts';
import { issuerTexts as texts } from './issuers.texts.ts';

type Schemas = components['schemas'];
export type IssuerDetails = Schemas['IssuerDetails'];
type Account = Schemas['IssuerPaymentDetails'];

const PRICE_DECIMALS = 8;

export interface AccountForm {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly bitcoin_address: string;
  readonly ethereum_address: string;
  readonly reason: string;
}

export const toAccountForm = (account: Account | null): AccountForm => ({
  holder: account?.holder ?? '',
  iban: account?.iban ?? '',
  bic: account?.bic ?? '',
  bitcoin_address: account?.bitcoin_address ?? '',
  ethereum_address: account?.ethereum_address ?? '',
  reason: '',
});

/** What an IBAN or an address is worth is checked by the server, which shows its refusal at its field. */
export function validateAccount(values: AccountForm): Verdict<keyof AccountForm> {
  const { failures } = runChecks<AccountForm, keyof AccountForm>(
    [
      { field: 'holder', message: texts.holderRequired, holds: ({ holder }) => isFilled(holder) },
      { field: 'iban', message: texts.ibanRequired, holds: ({ iban }) => isFilled(iban) },
    ],
    values,
  );
  const all = [...failures, ...validateReason(values).failures];
  return { failures: all, first: all[0] ?? null };
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

export const toAccountBody = (values: AccountForm): Schemas['IssuerPaymentDetailsBody'] => ({
  details: {
    holder: values.holder.trim(),
    iban: values.iban.trim(),
    bic: textOrNull(values.bic),
    bitcoin_address: textOrNull(values.bitcoin_address),
    ethereum_address: textOrNull(values.ethereum_address),
  },
  reason: values.reason.trim(),
});

/** What a conflict compares, and what the page shows. */
export const accountFacts = (account: Account | null): readonly Fact[] => [
  { id: 'holder', label: texts.holder, value: account?.holder ?? sharedTexts.none },
  { id: 'iban', label: texts.iban, value: account?.iban ?? sharedTexts.none },
  { id: 'bic', label: texts.bic, value: account?.bic ?? sharedTexts.none },
  { id: 'bitcoin', label: texts.bitcoin, value: account?.bitcoin_address ?? sharedTexts.none },
  { id: 'ethereum', label: texts.ethereum, value: account?.ethereum_address ?? sharedTexts.none },
];

export interface ValuationForm {
  readonly class_id: string;
  readonly price: string;
  readonly day: string | null;
  readonly method: Schemas['ValuationMethod'];
}

interface OfClassOnDay {
  readonly class_id: string;
  readonly day: string | null;
}

const classCheck: Check<OfClassOnDay, 'class_id'> = {
  field: 'class_id',
  message: texts.classRequired,
  holds: ({ class_id: id }) => id !== '',
};
const dayCheck: Check<OfClassOnDay, 'day'> = {
  field: 'day',
  message: texts.dayRequired,
  holds: ({ day }) => day !== null,
};

export const validateValuation = (values: ValuationForm): Verdict<keyof ValuationForm> =>
  runChecks<ValuationForm, keyof ValuationForm>(
    [
      classCheck,
      {
        field: 'price',
        message: texts.priceInvalid,
        holds: ({ price }) => (parseUnits(price, PRICE_DECIMALS) ?? 0n) > 0n,
      },
      dayCheck,
    ],
    values,
  );

export interface HoldingForm {
  readonly class_id: string;
  readonly holder: string;
  readonly units: string;
  readonly day: string | null;
  readonly reason: string;
}

/** `decimals`: of the class that is chosen. */
export function validateHolding(values: HoldingForm, decimals: number): Verdict<keyof HoldingForm> {
  const { failures } = runChecks<HoldingForm, keyof HoldingForm>(
    [
      classCheck,
      { field: 'holder', message: texts.holderNameRequired, holds: ({ holder }) => isFilled(holder) },
      {
        field: 'units',
        message: texts.unitsInvalid,
        holds: ({ units }) => (parseUnits(units, decimals) ?? 0n) > 0n,
      },
      dayCheck,
    ],
    values,
  );
  const all = [...failures, ...validateReason(values).failures];
  return { failures: all, first: all[0] ?? null };
}
