import type { components } from '@repo/api-sdk';
import { formatLongDateTime } from '@repo/domain/format';
import { remindedTexts as texts } from './shared.texts.ts';

export type LastReminder = components['schemas']['LastReminder'];

/** « Déjà relancé le … par … »: the reminder may have been about another contract of the same client. */
export function alreadyReminded(
  { at, by, po_number: about }: NonNullable<LastReminder>,
  poNumber: string | null,
): string {
  const instant = formatLongDateTime(at);
  const words = by === null ? texts.alone(instant) : texts.by(instant, by);
  return `${about === poNumber ? words : texts.about(words, about)}.`;
}
