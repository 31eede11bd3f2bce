/** What an alert is about, in words and links. */
import type { components } from '@repo/api-sdk';
import { addressOf } from '@repo/client/staff-address';
import { alertTexts } from '@repo/domain/alerts';
import { disputedMailTexts } from '@repo/domain/clients';
import { formatNumericDate } from '@repo/domain/format';
import { knownEntry } from '../../shared/known-entry.ts';
import { paths } from '../../shared/paths.ts';
import { alertsPageTexts as texts } from './alerts.texts.ts';

export type Alert = components['schemas']['Alert'];
type AlertRecord = Alert['records'][number];

const hrefs: Readonly<Record<AlertRecord['kind'], (id: string) => string | null>> = {
  contract: (id) => paths.contract(id),
  receipt: (id) => addressOf(paths.receipts, { receipt: id }),
  user: (id) => paths.user(id),
  // Colleagues have no record of their own.
  staff: () => null,
};

export const hrefOf = ({ kind, id }: AlertRecord): string | null => knownEntry(hrefs, kind)?.(id) ?? null;

/** Of a rule that this page does not know, the general word. */
export const ruleOf = ({ rule }: Alert): string => knownEntry(alertTexts, rule) ?? texts.columns.rule;

/** How many, which day, which line, which operation; null where the records say all. */
export function detailOf({ rule, detail }: Alert): string | null {
  if (detail === null) return null;
  if (rule === 'files_opened') return texts.clients(detail);
  if (rule === 'day_unsigned') return texts.day(formatNumericDate(detail));
  if (rule === 'disputed') return knownEntry(disputedMailTexts, detail) ?? detail;
  return rule === 'broken_chain' ? texts.line(detail) : detail;
}

/** Where the day is signed; null of any other detail. */
export const detailHrefOf = ({ rule, detail }: Alert): string | null =>
  rule === 'day_unsigned' && detail !== null ? addressOf(paths.dayControl, { day: detail }) : null;
