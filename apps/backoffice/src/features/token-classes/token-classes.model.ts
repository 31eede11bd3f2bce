/** The forms of issuers and classes of units: their checks, in the order of their fields, and what they send. */
import type { components } from '@repo/api-sdk';
import { isSiren } from '@repo/domain/companies';
import { formatNumericDate } from '@repo/domain/format';
import { MAX_TOKEN_DECIMALS, parseUnits } from '@repo/domain/kaskad';
import { type Check, isFilled, runChecks, type Verdict } from '@repo/domain/validation';
import { shownUnits } from '../../shared/kaskad/units.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import type { Fact } from '../../shared/use-record-call.ts';
import { classFormTexts as texts, tokenClassesTexts } from './token-classes.texts.ts';

type Schemas = components['schemas'];
export type ClassRow = Schemas['ClassRow'];

export const classKinds = [
  'token',
  'shares',
  'bspce',
  'aga',
  'bsa',
] as const satisfies readonly Schemas['ClassKind'][];
export const networkChoices = ['ethereum', 'bitcoin', 'none'] as const;
export type NetworkChoice = (typeof networkChoices)[number];

/** What can be changed later. */
export interface ClassTerms {
  readonly name: string;
  readonly contract_address: string;
  readonly total_supply: string;
  readonly tge_day: string | null;
  readonly daily_limit: string;
}

/** With the reason of a day of the TGE, which a second person approves. */
export interface DatedTerms extends ClassTerms {
  readonly reason: string;
}

export interface ClassForm extends DatedTerms {
  readonly issuer_id: string;
  readonly kind: Schemas['ClassKind'];
  readonly symbol: string;
  readonly decimals: string;
  readonly network: NetworkChoice;
}

export const emptyClass: ClassForm = {
  issuer_id: '',
  kind: 'token',
  symbol: '',
  name: '',
  decimals: '18',
  network: 'ethereum',
  contract_address: '',
  total_supply: '',
  tge_day: null,
  daily_limit: '',
  reason: '',
};

export const toTerms = (row: ClassRow): ClassTerms => ({
  name: row.class.name,
  contract_address: row.contract_address ?? '',
  total_supply: row.total_supply ?? '',
  tge_day: row.tge_day,
  daily_limit: row.daily_limit ?? '',
});

/** Only a token has decimals, a network, a contract, a TGE and a limit a day. */
export const decimalsOf = ({ kind, decimals }: Pick<ClassForm, 'kind' | 'decimals'>): number => {
  if (kind !== 'token') return 0;
  return /^\d{1,2}$/.test(decimals.trim()) ? Number(decimals.trim()) : -1;
};

const isUnits = (text: string, decimals: number) => {
  if (text === '') return true;
  const units = parseUnits(text, Math.max(0, decimals));
  return units !== null && units > 0n;
};

const termChecks = (decimals: number): Check<ClassTerms, keyof ClassTerms>[] => [
  { field: 'name', message: texts.nameRequired, holds: ({ name }) => isFilled(name) },
  {
    field: 'total_supply',
    message: texts.unitsInvalid,
    holds: ({ total_supply: text }) => isUnits(text, decimals),
  },
  {
    field: 'daily_limit',
    message: texts.unitsInvalid,
    holds: ({ daily_limit: text }) => isUnits(text, decimals),
  },
];

/** Of another day than the one that is stored. */
const reasonCheck = (stored: string | null): Check<DatedTerms, keyof DatedTerms> => ({
  field: 'reason',
  message: texts.tgeReasonRequired,
  holds: ({ reason, tge_day: day }) => day === stored || isFilled(reason),
});

export const validateClassChange = (values: DatedTerms, row: ClassRow): Verdict<keyof DatedTerms> =>
  runChecks<DatedTerms, keyof DatedTerms>(
    [...termChecks(row.class.decimals), reasonCheck(row.tge_day)],
    values,
  );

export function validateClass(values: ClassForm): Verdict<keyof ClassForm> {
  const decimals = decimalsOf(values);
  const checks: Check<ClassForm, keyof ClassForm>[] = [
    { field: 'issuer_id', message: texts.issuerRequired, holds: ({ issuer_id: id }) => id !== '' },
    {
      field: 'symbol',
      message: texts.symbolInvalid,
      holds: ({ symbol }) => /^[A-Z0-9]{2,10}$/.test(symbol.trim()),
    },
    {
      field: 'decimals',
      message: texts.decimalsInvalid,
      holds: () => decimals >= 0 && decimals <= MAX_TOKEN_DECIMALS,
    },
    ...termChecks(decimals),
    ...(values.kind === 'token' ? [reasonCheck(null)] : []),
  ];
  return runChecks(checks, values);
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const termsBody = (values: ClassTerms, isToken: boolean) => ({
  name: values.name.trim(),
  total_supply: textOrNull(values.total_supply),
  contract_address: isToken ? textOrNull(values.contract_address) : null,
  tge_day: isToken ? values.tge_day : null,
  daily_limit: isToken ? textOrNull(values.daily_limit) : null,
});

export function toClassBody(values: ClassForm): Schemas['ClassBody'] {
  const isToken = values.kind === 'token';
  const terms = termsBody(values, isToken);
  return {
    ...terms,
    ...(terms.tge_day !== null && { reason: values.reason.trim() }),
    issuer_id: values.issuer_id,
    kind: values.kind,
    symbol: values.symbol.trim(),
    decimals: decimalsOf(values),
    network: isToken && values.network !== 'none' ? values.network : null,
  };
}

export const toClassChangeBody = (values: DatedTerms, row: ClassRow): Schemas['ClassChangeBody'] => ({
  ...termsBody(values, row.class.kind === 'token'),
  version: row.version,
  ...(values.tge_day !== row.tge_day && { reason: values.reason.trim() }),
});

/** What a conflict compares. */
export function classFacts(row: ClassRow): readonly Fact[] {
  const shown = (units: string | null) =>
    units === null ? tokenClassesTexts.unlimited : shownUnits(units, row.class);
  return [
    { id: 'name', label: texts.name, value: row.class.name },
    { id: 'supply', label: texts.supply, value: shown(row.total_supply) },
    {
      id: 'tge',
      label: texts.tge,
      value: row.tge_day === null ? sharedTexts.none : formatNumericDate(row.tge_day),
    },
    { id: 'limit', label: texts.limit, value: shown(row.daily_limit) },
    { id: 'address', label: texts.contractAddress, value: row.contract_address ?? sharedTexts.none },
  ];
}

export interface IssuerForm {
  readonly name: string;
  readonly registration_number: string;
  readonly country: string;
}

export function validateIssuer(values: IssuerForm): Verdict<keyof IssuerForm> {
  const isFrench = values.country === 'FRA';
  return runChecks<IssuerForm, keyof IssuerForm>(
    [
      { field: 'name', message: texts.nameRequired, holds: ({ name }) => isFilled(name) },
      {
        field: 'registration_number',
        message: isFrench ? texts.sirenInvalid : texts.registrationRequired,
        holds: ({ registration_number: number }) =>
          isFrench ? isSiren(number.replaceAll(/\s/g, '')) : isFilled(number),
      },
    ],
    values,
  );
}
