import type { ProductTone } from '@repo/ui/card';

const tones: ReadonlyMap<string, ProductTone> = new Map([
  ['USDFY', 'usdfy'],
  ['BTCFY', 'btcfy'],
  ['ETHFY', 'ethfy'],
  ['EURFY', 'eurfy'],
]);

/** The hue of a strategy, by its title; a strategy added later has none of its own. */
export function productTone(title: string): ProductTone | 'neutral' {
  return tones.get(title) ?? 'neutral';
}
