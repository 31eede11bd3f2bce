import { type FooterFee, footerFeeDefaults } from '@repo/domain/limits';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { parameters } from '../../db/schema/platform.ts';

/** The fees in force, as the parameters publish them: decimal texts, in percent. */
export interface FeePercents {
  subscription: string;
  fx: string;
  exit: string;
}

const keys = {
  subscription: 'FOOTER_SUBSCRIPTION_FEE',
  fx: 'FOOTER_FX_FEE',
  exit: 'FOOTER_EXIT_FEE',
} as const satisfies Record<keyof FeePercents, FooterFee>;

export async function readFees(db: Database): Promise<FeePercents> {
  const rows = await db
    .select({ key: parameters.key, value: parameters.value })
    .from(parameters)
    .where(inArray(parameters.key, Object.values(keys)));
  const published = new Map(rows.map(({ key, value }) => [key, value]));
  const feeOf = (key: FooterFee): string => published.get(key) ?? String(footerFeeDefaults[key]);
  return { subscription: feeOf(keys.subscription), fx: feeOf(keys.fx), exit: feeOf(keys.exit) };
}
