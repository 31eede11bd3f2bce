/** The steps of a subscription prepared for a client, and what its record is in words. */
import type { OperationOutput } from '@repo/api-sdk';
import { assistedTexts } from '@repo/domain/assisted';
import { formatAddress, formatSubscriptionAmount } from '@repo/domain/format';
import { paths } from '../../shared/paths.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import type { Fact } from '../../shared/use-record-call.ts';
import { assistedPageTexts as texts } from './assisted.texts.ts';

export type Assisted = OperationOutput<'getAssistedSubscription'>;

export interface StepProps {
  readonly draft: Assisted;
  readonly go: (step: AssistedScreen) => void;
}

/** In order, as the address names them. */
export const assistedScreens = ['client', 'product', 'origin', 'compliance', 'send', 'summary'] as const;
export type AssistedScreen = (typeof assistedScreens)[number];

const nextOf = {
  product: 'product',
  payment: 'origin',
  compliance: 'compliance',
  signature: 'send',
} as const;

/** The screen shown: the requested one when the draft has come that far. What was sent is not changed any more. */
export function shownScreen(requested: string | null, { state, step }: Assisted): AssistedScreen {
  const named = assistedScreens.find((one) => one === requested);
  if (state !== 'draft') return named === 'send' || named === 'summary' ? named : ended(state);
  const furthest = nextOf[step];
  const isReached =
    named !== undefined && assistedScreens.indexOf(named) <= assistedScreens.indexOf(furthest);
  return isReached ? named : furthest;
}

const ended = (state: Assisted['state']): AssistedScreen => (state === 'sent' ? 'send' : 'summary');

/** Each area has the same screens under its own address. */
export function assistedPaths(pathname: string): {
  readonly list: string;
  readonly one: (id: string) => string;
  readonly client: (id: string) => string;
} {
  const isAdviser = pathname.startsWith(paths.commercialHome);
  const list = isAdviser ? paths.commercialAssisted : paths.assisted;
  return {
    list,
    one: (id) => `${list}/${encodeURIComponent(id)}`,
    client: isAdviser ? paths.commercialClient : paths.user,
  };
}

const or = (value: string | null | undefined): string => (value ? value : sharedTexts.none);

/** What is saved, for the person whose version is no longer the last. */
export function draftFacts({ terms, funds_source, funds_detail, situation }: Assisted): readonly Fact[] {
  return [
    { id: 'product', label: texts.product, value: or(terms?.product) },
    {
      id: 'amount',
      label: texts.amount,
      value: or(terms && formatSubscriptionAmount(terms.amount, terms.currency)),
    },
    {
      id: 'origin',
      label: texts.origin,
      value: or(terms?.payment_origin && formatAddress(terms.payment_origin)),
    },
    {
      id: 'funds',
      label: texts.fundsSource,
      value: or(funds_source && assistedTexts.fundsSources[funds_source]),
    },
    { id: 'detail', label: texts.fundsDetail, value: or(funds_detail) },
    { id: 'situation', label: texts.situation, value: or(situation && assistedTexts.situations[situation]) },
  ];
}
