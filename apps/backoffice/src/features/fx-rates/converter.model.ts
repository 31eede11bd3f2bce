/** What the converter shows of a converted amount. */
import { parCurrency } from '@repo/domain/money';

/** For a French spreadsheet: a decimal comma, no spaces. */
export const copiedAmount = (result: string): string => result.replace('.', ',');

/** The coins of these that no quote was used of, each with the currency that it is worth. */
export function parsOf(
  assets: readonly string[],
  quotes: readonly { readonly base: string }[],
): { asset: string; currency: string }[] {
  return [...new Set(assets)]
    .map((asset) => ({ asset, currency: parCurrency(asset) }))
    .filter(({ asset, currency }) => asset !== currency && quotes.every(({ base }) => base !== asset));
}
