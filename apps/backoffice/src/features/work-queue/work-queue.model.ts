/** What waits: where each thing is done, and how far its due time is, in words. */
import type { components } from '@repo/api-sdk';
import { addressOf, readAddress } from '@repo/client/staff-address';
import { isoDay, monthKey } from '@repo/domain/dates';
import { type WorkKind, type WorkView, workKindTexts, workViews } from '@repo/domain/work';
import { knownEntry } from '../../shared/known-entry.ts';
import { paths } from '../../shared/paths.ts';
import { workQueueTexts as texts } from './work-queue.texts.ts';

export type WorkItem = components['schemas']['WorkItem'];
export type Assignee = components['schemas']['StaffName'];

export function readView(address: URLSearchParams): WorkView {
  const view = readAddress(address, 'work');
  return workViews.find((known) => known === view) ?? 'mine';
}

const calendarOf = (path: string, day: string) => addressOf(path, { month: monthKey(isoDay(day)) });

type Hrefs = Readonly<Record<string, (item: WorkItem) => string>>;

const adminHrefs: Readonly<Record<WorkKind, Hrefs[string]>> = {
  dispute: ({ link_id: id }) => paths.user(id),
  proof: ({ link_id: id }) => paths.contract(id),
  payment: ({ link_id: id }) => paths.contract(id),
  kyc: ({ link_id: id }) => addressOf(paths.user(id), { tab: 'identity' }),
  document: ({ link_id: id }) => addressOf(paths.user(id), { tab: 'identity' }),
  payout: ({ link_id: id }) => paths.payout(id),
  request: ({ link_id: id }) => paths.changeRequest(id),
  nav: ({ link_id: day }) => calendarOf(paths.navs, day),
  rate: ({ link_id: day }) => calendarOf(paths.fxRates, day),
  funds: ({ link_id: id }) => addressOf(paths.receipts, { receipt: id }),
  message: ({ link_id: id }) => `${paths.messages}/${encodeURIComponent(id)}`,
  register_gap: ({ link_id: id }) => `${paths.register}/${encodeURIComponent(id)}`,
  register_entry: ({ link_id: id }) => `${paths.register}/${encodeURIComponent(id)}`,
  task: () => paths.tasks,
};

const movement: Hrefs[string] = ({ link_id: id }) => `${paths.equisafeHome}/${encodeURIComponent(id)}`;

/** Where each reader does what is theirs. */
const hrefs = {
  admin: adminHrefs,
  commercial: {
    message: ({ link_id: id }) => `${paths.commercialMessages}/${encodeURIComponent(id)}`,
    task: () => paths.commercialHome,
  },
  equisafe: { register_gap: movement, register_entry: movement },
} as const satisfies Readonly<Record<string, Hrefs>>;

export type WorkArea = keyof typeof hrefs;

/** Where it is done; null of a kind that this page does not know. */
export const hrefOf = (item: WorkItem, area: WorkArea): string | null =>
  knownEntry<Hrefs[string]>(hrefs[area], item.kind)?.(item) ?? null;

/** A kind that this page does not know has a general name. */
export const kindName = (kind: string): string => knownEntry(workKindTexts, kind) ?? texts.otherKind;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** « 2 j 21 h », « 3 h 30 », « 12 min »: never less than a minute. */
export function timeInWords(ms: number): string {
  if (ms >= dayMs) return texts.days(Math.floor(ms / dayMs), Math.floor((ms % dayMs) / hourMs));
  if (ms >= hourMs) return texts.hours(Math.floor(ms / hourMs), Math.floor((ms % hourMs) / minuteMs));
  return texts.minutes(Math.max(1, Math.floor(ms / minuteMs)));
}

export interface DueWords {
  readonly text: string;
  readonly tone: 'negative' | 'warning' | 'neutral';
}

/** Due within so many hours, it is amber. */
const soonMs = 2 * hourMs;

export function dueOf({ due_at: due, is_late: isLate }: WorkItem, now: Date): DueWords {
  if (due === null) return { text: texts.noDue, tone: 'neutral' };
  const left = Date.parse(due) - now.getTime();
  if (isLate || left <= 0) return { text: texts.lateBy(timeInWords(Math.max(0, -left))), tone: 'negative' };
  return { text: texts.dueIn(timeInWords(left)), tone: left <= soonMs ? 'warning' : 'neutral' };
}
