import type { components } from '@repo/api-sdk/spec';
import { PAYMENT_ASSETS } from '@repo/domain/money';
import { productMinimumFields } from '@repo/domain/products';
import { z } from 'zod';
import type { CryptoInput, StrategyRow } from '../../db/schema/strategies.ts';
import { referenceCurrencyOf } from './strategies.mapper.ts';

export type StrategyChange = components['schemas']['StrategyChange'];

const optionalText = z.string().nullable().exactOptional();

/** A change as a request stores it: one that the spec accepted. A field of the spec does not compile without its line. */
export const strategyChangeSchema: z.ZodType<StrategyChange> = z.strictObject({
  id: z.string(),
  version: z.number().exactOptional(),
  subtitle: optionalText,
  label: optionalText,
  description: optionalText,
  apy: z.number().nullable().exactOptional(),
  doc_url: optionalText,
  video_url: optionalText,
  rib: z
    .strictObject({ bank: z.string().nullable(), iban: z.string().nullable(), bic: z.string().nullable() })
    .nullable()
    .exactOptional(),
  crypto: z
    .strictObject({
      inputs: z.array(
        z.strictObject({ symbol: z.enum(PAYMENT_ASSETS), blockchain: z.string(), address: z.string() }),
      ),
    })
    .nullable()
    .exactOptional(),
  title: z.string().exactOptional(),
  currency: z.enum(['usd', 'eur', 'btc', 'eth']).exactOptional(),
  launch_day: optionalText,
  position: z.number().exactOptional(),
  publication_days: z.array(z.number()).exactOptional(),
  min_buy: optionalText,
  min_euro: optionalText,
  min_btc: optionalText,
  min_eth: optionalText,
  min_usdc: optionalText,
  min_eurc: optionalText,
  min_wbtc: optionalText,
} satisfies Record<keyof StrategyChange, z.ZodType>);

/** The row as it would be: the fields that the change names, the others as they are. */
export function changedRow(before: StrategyRow, change: StrategyChange): StrategyRow {
  return {
    ...before,
    ...(change.title !== undefined && { title: change.title.trim() }),
    ...(change.currency !== undefined && { referenceCurrency: referenceCurrencyOf(change.currency) }),
    ...(change.launch_day !== undefined && { launchDay: change.launch_day }),
    ...(change.subtitle !== undefined && { subtitle: change.subtitle ?? '' }),
    ...(change.label !== undefined && { label: change.label ?? '' }),
    ...(change.description !== undefined && { description: change.description ?? '' }),
    ...(change.apy !== undefined && { apy: String(change.apy ?? 0) }),
    ...(change.doc_url !== undefined && { docUrl: change.doc_url }),
    ...(change.video_url !== undefined && { videoUrl: change.video_url }),
    ...(change.rib !== undefined && toRibColumns(change.rib)),
    ...(change.crypto !== undefined && { cryptoInputs: toInputs(change.crypto?.inputs ?? []) }),
    ...(change.position !== undefined && { position: change.position }),
    ...(change.publication_days !== undefined && {
      publicationDays: change.publication_days.toSorted((a, b) => a - b),
    }),
    minimums: mergeMinimums(before.minimums, change),
  };
}

const compact = (text: string | null | undefined): string | null =>
  text?.replaceAll(/\s/g, '').toUpperCase() || null;

function toRibColumns(rib: StrategyChange['rib']): Pick<StrategyRow, 'ribBank' | 'ribIban' | 'ribBic'> {
  return { ribBank: rib?.bank?.trim() || null, ribIban: compact(rib?.iban), ribBic: compact(rib?.bic) };
}

function toInputs(inputs: readonly CryptoInput[]): CryptoInput[] {
  return inputs.map(({ symbol, blockchain, address }) => ({
    symbol,
    blockchain: blockchain.trim(),
    address: address.trim(),
  }));
}

function mergeMinimums(before: Record<string, string>, change: StrategyChange): Record<string, string> {
  const merged = new Map(Object.entries(before));
  for (const field of productMinimumFields) {
    const value = change[field];
    if (value === undefined) continue;
    if (value === null) merged.delete(field);
    else merged.set(field, value);
  }
  return Object.fromEntries(merged);
}
