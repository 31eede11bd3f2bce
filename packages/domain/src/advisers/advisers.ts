/** Advisers: what staff type of them, and what a client is shown of it. */
import { addDays, type IsoDay, isIsoDay } from '../dates/index.ts';
import {
  type Check,
  isFilled,
  isPhone,
  isPlainLine,
  profileTexts,
  runChecks,
  type Verdict,
  validateEmail,
} from '../validation/index.ts';
import { type adviserStateTexts, adviserCheckTexts as texts } from './advisers.texts.ts';

export { adviserFieldTexts, adviserStateTexts } from './advisers.texts.ts';

export type AdviserState = keyof typeof adviserStateTexts;

export interface AdviserTyped {
  readonly firstname: string;
  readonly lastname: string;
  /** Empty for none. */
  readonly phone: string;
  /** Empty for none: clients then read the default link. */
  readonly booking_url: string;
}

export const adviserFields = [
  'firstname',
  'lastname',
  'phone',
  'booking_url',
] as const satisfies readonly (keyof AdviserTyped)[];

/** The calendars that the pages of clients may show; their content security policy names the same. */
export const BOOKING_HOSTS: readonly string[] = ['calendly.com'];

/** Days of a delegation at most: an absence, not another adviser. */
export const DELEGATION_MAX_DAYS = 92;

interface DelegationTyped {
  readonly first_day: string | null;
  readonly last_day: string | null;
}

/** From `today` on, in order, and not too long. */
export const delegationChecks = (today: IsoDay): readonly Check<DelegationTyped, keyof DelegationTyped>[] => [
  {
    field: 'first_day',
    message: texts.firstDay,
    holds: ({ first_day: first }) => first !== null && isIsoDay(first) && first >= today,
  },
  {
    field: 'last_day',
    message: texts.lastDay(DELEGATION_MAX_DAYS),
    holds: ({ first_day: first, last_day: last }) =>
      first !== null &&
      last !== null &&
      isIsoDay(first) &&
      isIsoDay(last) &&
      last >= first &&
      last < addDays(first, DELEGATION_MAX_DAYS),
  },
];

/** How long the link of an invitation can be used. */
export const INVITATION_HOURS = 72;

/** A page of an allowed calendar, over https, without a port or a password. */
function isBookingUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, username, password, pathname } = new URL(text);
  return (
    protocol === 'https:' &&
    `${username}${password}` === '' &&
    BOOKING_HOSTS.includes(host) &&
    pathname !== '/'
  );
}

const isEmptyOr = (text: string, holds: (trimmed: string) => boolean): boolean =>
  text.trim() === '' || holds(text.trim());

const checks: readonly Check<AdviserTyped, keyof AdviserTyped>[] = [
  { field: 'firstname', message: texts.firstname, holds: ({ firstname }) => isFilled(firstname) },
  { field: 'lastname', message: texts.lastname, holds: ({ lastname }) => isFilled(lastname) },
  ...(['firstname', 'lastname'] as const).map((field) => ({
    field,
    message: profileTexts.unprintable,
    holds: (values: AdviserTyped) => isPlainLine(values[field]),
  })),
  { field: 'phone', message: texts.phone, holds: ({ phone }) => isEmptyOr(phone, isPhone) },
  {
    field: 'booking_url',
    message: texts.bookingUrl(BOOKING_HOSTS.join(', ')),
    holds: ({ booking_url: url }) => isEmptyOr(url, isBookingUrl),
  },
];

export const validateAdviser = (values: AdviserTyped): Verdict<keyof AdviserTyped> =>
  runChecks(checks, values);

/** The same, with the address that a new adviser signs in with. */
export function validateInvitation(
  values: AdviserTyped & { readonly email: string },
): Verdict<keyof AdviserTyped | 'email'> {
  const failures = [...validateAdviser(values).failures, ...validateEmail(values).failures];
  return { failures, first: failures[0] ?? null };
}
