import type { components } from '@repo/api-sdk';
import { parisToday } from '@repo/client/clock';
import { daysBetween, parisDay } from '@repo/domain/dates';
import { formatLongDate } from '@repo/domain/format';
import { paymentKitTexts } from './payment-kit.texts.ts';

const texts = paymentKitTexts.age;

interface PaymentDetailsAgeProps {
  readonly strategy: Pick<
    components['schemas']['Strategy'],
    'payment_details_since' | 'payment_details_checked_at'
  >;
}

/** Since when the details are the same, and when a second person checked them: old details are safer than new ones. */
export function PaymentDetailsAge({ strategy }: PaymentDetailsAgeProps) {
  const { payment_details_since: since, payment_details_checked_at: checked } = strategy;
  if (since === null) return null;
  const days = Math.max(0, daysBetween(parisDay(new Date(since)), parisToday()));
  const age = days === 0 ? texts.today : texts.unchanged(days);
  return (
    <p className="muted">{checked === null ? age : `${age}, ${texts.checked(formatLongDate(checked))}`}.</p>
  );
}
