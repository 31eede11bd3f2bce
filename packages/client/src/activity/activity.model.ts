/** « Activité récente »: the text of each event, newest first (R185–R197). */
import type { components } from '@repo/api-sdk';
import { isIsoDay } from '@repo/domain/dates';
import { formatLongDate, formatLongDateTime } from '@repo/domain/format';
import type { TimelineItem } from '@repo/ui/timeline';
import { eventDetails, eventTitles, topicTitles } from './activity.texts.ts';

type DashboardEvent = components['schemas']['Event'];

export interface ActivityEntry {
  readonly id: string;
  readonly title: string;
  /** « Paiement via virement · Exécuté le 16 novembre 2026 » */
  readonly subtitle: string | null;
  /** « 18 novembre 2026 à 10:42 », Paris time. */
  readonly moment: string;
  readonly tone: NonNullable<TimelineItem['tone']>;
}

const tones: Record<DashboardEvent['type'], ActivityEntry['tone']> = {
  account_created: 'neutral',
  payment_proof_submitted: 'usdfy',
  contract_subscribed: 'gold',
  contract_signed: 'gold',
  kyc_validated: 'positive',
  contract_closed: 'neutral',
  contract_canceled: 'negative',
  payment_status_checking: 'warning',
  payment_status_paid: 'positive',
  payment_reminder_sent: 'warning',
  password_reset_admin: 'warning',
  withdrawal: 'accent',
  other: 'neutral',
};

export function activityEntries(events: readonly DashboardEvent[]): ActivityEntry[] {
  return events
    .toSorted((a, b) => Date.parse(b.occurred_at) - Date.parse(a.occurred_at))
    .map((event) => ({
      id: event.id,
      title: titleOf(event),
      subtitle: subtitleOf(event),
      moment: formatLongDateTime(event.occurred_at),
      tone: toneOf(event),
    }));
}

function toneOf({ type, metadata: { topic } }: DashboardEvent): ActivityEntry['tone'] {
  return topic === 'proof_refused' || topic === 'signature_refused' ? 'negative' : tones[type];
}

function titleOf({ type, metadata: { topic, strategy_title: strategy } }: DashboardEvent): string {
  return type === 'other' && topic ? topicTitles[topic] : eventTitles[type](strategy ?? '');
}

function subtitleOf({ type, metadata }: DashboardEvent): string | null {
  if (type === 'kyc_validated') return eventDetails.kyc;
  if (type === 'withdrawal' || type === 'other') return metadata.note ?? null;
  if (type !== 'payment_proof_submitted') return null;
  const { payment_method: method, executed_on: executedOn } = metadata;
  const parts = [
    ...(method ? [eventDetails.methods[method]] : []),
    ...(isIsoDay(executedOn) ? [eventDetails.executedOn(formatLongDate(executedOn))] : []),
  ];
  return parts.length === 0 ? null : parts.join(eventDetails.separator);
}
