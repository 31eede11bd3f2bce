import type { components } from '@repo/api-sdk/spec';
import { decimal, PAYMENT_ASSETS, toText } from '@repo/domain/money';
import { type ProductMinimumField, productMinimumFields } from '@repo/domain/products';
import { z } from 'zod';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { referenceCurrencyOf } from './strategies.mapper.ts';
import { strategiesTexts as texts } from './strategies.texts.ts';

type Schemas = components['schemas'];
type WireChange = Schemas['StrategyChangeBody'];
type CryptoInput = Schemas['CryptoInput'];
type Minimums = Partial<Record<ProductMinimumField, string | null>>;

/** A change in one form, whichever of those of the spec it was sent in. */
export type StrategyChange = Schemas['StrategyChange'];

const optionalText = z.string().nullable().exactOptional();
const optionalNumber = z.number().nullable().exactOptional();

/** A change as a request stores it: one that the spec accepted. A field of the spec does not compile without its line. */
export const strategyChangeSchema: z.ZodType<StrategyChange> = z.strictObject({
  id: z.string(),
  version: z.number().exactOptional(),
  subtitle: optionalText,
  label: optionalText,
  description: optionalText,
  apy: optionalNumber,
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
  risk_level: optionalNumber,
  horizon_months: optionalNumber,
  exit_days: optionalNumber,
  custodian: optionalText,
} satisfies Record<keyof StrategyChange, z.ZodType>);

const currencies = { usdc: 'usd', usd: 'usd', euro: 'eur', eur: 'eur', btc: 'btc', eth: 'eth' } as const;

/** What a request changes. A product as the documents write it is a change too (R322). */
export function readStrategyChange(wire: WireChange): StrategyChange {
  const {
    offer: _offer,
    payment_details_since: _since,
    payment_details_checked_at: _checked,
    ...sent
  } = wire;
  const {
    currency,
    rib,
    crypto,
    min_buy,
    min_euro,
    min_btc,
    min_eth,
    min_usdc,
    min_eurc,
    min_wbtc,
    ...rest
  } = sent;
  return {
    ...rest,
    ...readMinimums({ min_buy, min_euro, min_btc, min_eth, min_usdc, min_eurc, min_wbtc }),
    ...(wire.doc_url === '' && { doc_url: null }),
    ...(wire.video_url === '' && { video_url: null }),
    ...(currency !== undefined && { currency: currencies[currency] }),
    ...(rib !== undefined && { rib: rib && { bank: null, iban: null, bic: null, ...rib } }),
    ...(crypto !== undefined && { crypto: crypto && { inputs: readInputs(crypto) } }),
  };
}

function readMinimums(sent: Record<ProductMinimumField, string | number | null | undefined>): Minimums {
  const named = productMinimumFields.flatMap((field) => {
    const value = sent[field];
    if (value === undefined) return [];
    return [[field, typeof value === 'number' ? toText(decimal(value)) : value] as const];
  });
  return Object.fromEntries(named);
}

/** The list; without one, the destination itself. One beside a list that lacks it would never be shown, and is refused. */
function readInputs({ symbol, blockchain, address, inputs = [] }: NonNullable<WireChange['crypto']>) {
  const asset = PAYMENT_ASSETS.find((one) => one === symbol?.toUpperCase());
  if (!address) return inputs;
  if (asset === undefined) return refuseField('crypto', texts.unknownAsset);
  if (inputs.length === 0) return [{ symbol: asset, blockchain: blockchain ?? '', address }];
  const isListed = inputs.some((one) => one.symbol === asset && one.address === address);
  return isListed ? inputs : refuseField('crypto', texts.otherDestination);
}

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
    ...(change.risk_level !== undefined && { riskLevel: change.risk_level }),
    ...(change.horizon_months !== undefined && { horizonMonths: change.horizon_months }),
    ...(change.exit_days !== undefined && { exitDays: change.exit_days }),
    ...(change.custodian !== undefined && { custodian: change.custodian?.trim() || null }),
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

function mergeMinimums(before: Record<string, string>, change: Minimums): Record<string, string> {
  const merged = new Map(Object.entries(before));
  for (const field of productMinimumFields) {
    const value = change[field];
    if (value === undefined) continue;
    if (value === null) merged.delete(field);
    else merged.set(field, value);
  }
  return Object.fromEntries(merged);
}
