// What staff type about a product is where clients send their money: each value is checked, all faults are named.
import type { components } from '@repo/api-sdk/spec';
import { networkOfAsset, parseAddress } from '@repo/domain/crypto-address';
import { maximumAmounts, toPaymentAsset } from '@repo/domain/limits';
import { decimal } from '@repo/domain/money';
import { isValidBIC, isValidIBAN } from 'ibantools';
import type { CryptoInput } from '../../db/schema/strategies.ts';
import { AppError } from '../../http/app-error.ts';
import { strategiesErrors } from './strategies.errors.ts';
import { minimumFields } from './strategies.mapper.ts';
import { strategiesTexts as texts } from './strategies.texts.ts';

type StrategyChange = components['schemas']['StrategyChange'];
type Faults = Record<string, string[]>;

export function checkStrategyChange(change: StrategyChange): void {
  const faults: Faults = {
    ...ribFaults(change),
    ...inputFaults(change),
    ...linkFaults(change),
    ...minimumFaults(change),
  };
  const [first] = Object.values(faults);
  if (first) {
    throw new AppError(strategiesErrors.invalid, { message: first[0] ?? texts.invalid, fieldErrors: faults });
  }
}

const compact = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

function ribFaults({ rib }: StrategyChange): Faults {
  return {
    ...(rib?.iban && !isValidIBAN(compact(rib.iban)) ? { 'rib.iban': [texts.iban] } : {}),
    ...(rib?.bic && !isValidBIC(compact(rib.bic)) ? { 'rib.bic': [texts.bic] } : {}),
  };
}

function inputFaults({ crypto }: StrategyChange): Faults {
  const inputs = crypto?.inputs ?? [];
  const messages = inputs.flatMap((input, index) => {
    const isRepeated = inputs.findIndex(({ symbol }) => symbol === input.symbol) !== index;
    return isRepeated ? [texts.duplicateSymbol] : addressFault(input);
  });
  return messages.length > 0 ? { 'crypto.inputs': messages } : {};
}

function addressFault({
  symbol,
  address,
}: CryptoInput & { symbol: keyof typeof networkOfAsset | 'EURO' }): string[] {
  if (symbol === 'EURO') return [texts.euroAddress];
  return parseAddress(address, networkOfAsset[symbol]) === null ? [texts.address] : [];
}

function isHttpsUrl(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

function linkFaults(change: StrategyChange): Faults {
  const links = { doc_url: change.doc_url, video_url: change.video_url };
  return Object.fromEntries(
    Object.entries(links)
      .filter(([, url]) => url && !isHttpsUrl(url))
      .map(([field]) => [field, [texts.url]]),
  );
}

function minimumFaults(change: StrategyChange): Faults {
  const faults: Faults = {};
  for (const field of minimumFields) {
    const message = minimumFault(field, change[field]);
    if (message !== null) faults[field] = [message];
  }
  return faults;
}

/** Above what may be subscribed, a minimum would close the product. `min_buy` is in the product's own currency. */
function minimumFault(
  field: (typeof minimumFields)[number],
  value: string | null | undefined,
): string | null {
  if (value === undefined || value === null) return null;
  const asset = toPaymentAsset(field.slice('min_'.length)) ?? 'EURO';
  const minimum = decimal(value);
  if (!minimum.gt(0)) return texts.minimum;
  return minimum.gt(maximumAmounts[asset]) ? texts.minimumTooLarge : null;
}
