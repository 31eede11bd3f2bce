// Plain integers with forty decimals: the laws are checked by arithmetic that owes nothing to the product's own.

/** An amount times 10^40. */
export type Fixed = bigint;

const DECIMALS = 40;
export const UNIT: Fixed = 10n ** BigInt(DECIMALS);

export function fixed(text: string): Fixed {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const size = BigInt(whole) * UNIT + BigInt(fraction.padEnd(DECIMALS, '0').slice(0, DECIMALS));
  return text.startsWith('-') ? -size : size;
}

export const times = (a: Fixed, b: Fixed): Fixed => (a * b) / UNIT;
export const over = (a: Fixed, b: Fixed): Fixed => (a * UNIT) / b;
export const percent = (a: Fixed, share: Fixed): Fixed => times(a, share) / 100n;
export const added = (values: Iterable<Fixed>): Fixed => [...values].reduce((sum, value) => sum + value, 0n);
export const size = (a: Fixed): Fixed => (a < 0n ? -a : a);
export const double = (a: Fixed): number => Number(a) / Number(UNIT);

/** `a` / `b` to `decimals` decimals, half-even: exact, whatever both are scaled by; neither is negative. */
export function ratio(a: Fixed, b: Fixed, decimals: number): Fixed {
  const scaled = a * 10n ** BigInt(decimals);
  const [whole, twiceRest] = [scaled / b, 2n * (scaled % b)];
  const isUp = twiceRest > b || (twiceRest === b && whole % 2n === 1n);
  return (isUp ? whole + 1n : whole) * 10n ** BigInt(DECIMALS - decimals);
}

/** Towards zero, as an amount is typed. */
export function written(value: Fixed, decimals: number): string {
  const digits = (size(value) / 10n ** BigInt(DECIMALS - decimals)).toString().padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  return `${value < 0n ? '-' : ''}${digits.slice(0, at)}${decimals > 0 ? '.' : ''}${digits.slice(at)}`;
}
