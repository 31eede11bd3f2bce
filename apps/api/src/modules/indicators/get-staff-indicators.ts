import type { components } from '@repo/api-sdk/spec';
import type { DisplayCurrency } from '@repo/domain/money';
import type { Period } from '@repo/domain/portfolio';
import type { Deps } from '../../deps.ts';
import { toIndicators } from './indicators.mapper.ts';
import { type Facts, readFacts } from './read-facts.ts';

type Indicators = components['schemas']['StaffIndicators'];

/** Of the facts that are held: each period and currency is computed once. */
const computed = new WeakMap<Facts, Map<string, Indicators>>();

export async function getStaffIndicators(
  deps: Pick<Deps, 'db' | 'clock' | 'snapshots'>,
  { period, currency }: { period: Period; currency: DisplayCurrency },
): Promise<Indicators> {
  const facts = await readFacts(deps);
  const known = computed.get(facts) ?? new Map<string, Indicators>();
  computed.set(facts, known);
  const name = `${period} ${currency}`;
  const indicators = known.get(name) ?? toIndicators(facts, period, currency);
  known.set(name, indicators);
  return indicators;
}
