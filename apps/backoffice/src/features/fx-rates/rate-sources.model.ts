import type { components } from '@repo/api-sdk';
import { formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import { confirmedParts } from '../../shared/confirmed-parts.ts';
import { rateSourcesTexts as texts } from './rate-sources.texts.ts';

type Waiting = components['schemas']['RateSources']['waiting'][number];
type Source = components['schemas']['RateSources']['sources'][number];

/** « Dernier import : …, taux du … », then « Échec : … » when the last fetch failed. */
export function describeFetches({ last_success: success, last_failure: failure }: Source): string[] {
  const day = success?.last_day ?? null;
  const parts = [
    success && texts.lastImport(formatNumericDateTime(success.at)),
    day && texts.lastDay(formatNumericDate(day)),
  ].filter((part) => part !== null);
  return [
    parts.length === 0 ? texts.never : parts.join(', '),
    ...(failure === null ? [] : [describeFailure(failure)]),
  ];
}

function describeFailure({ at, outcome }: components['schemas']['RateFetch']): string {
  const why = outcome === 'late' || outcome === 'unreachable' ? outcome : 'malformed';
  return texts.failure(formatNumericDateTime(at), texts.failures[why]);
}

/** What their submission confirms, in words: each rate with its day. */
export function confirmedRates({
  lines,
  count,
  source,
}: Pick<Waiting, 'lines' | 'count' | 'source'>): string {
  const rates = lines.flatMap(({ label, after }) => (after === null ? [] : [texts.confirmed(label, after)]));
  return confirmedParts(texts.sources[source], rates, { count, others: texts.others });
}
