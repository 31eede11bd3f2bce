// The strategy or the pair that a text stands for, as sources write it: `BTC-EUR`, `XBTEUR`, `EURUSD=X`.
import { foldText } from '@repo/domain/format';

const letters = (text: string) =>
  foldText(text)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace('XBT', 'BTC');

/** Undefined of another text. */
export function findSeries(text: string, known: readonly string[]): string | undefined {
  const written = letters(text);
  return known.find((name) => letters(name) === written);
}

/** The only one that a name of file holds: `BTC-EUR.csv`, `XBTEUR_1440.csv`; undefined of none, or of two. */
export function seriesOfFileName(fileName: string, known: readonly string[]): string | undefined {
  const written = letters(fileName);
  const named = known.filter((name) => written.includes(letters(name)));
  // « WBTC-EUR » also holds « BTC-EUR ».
  const found = named.filter(
    (name) => !named.some((other) => other !== name && letters(other).includes(letters(name))),
  );
  return found.length === 1 ? found[0] : undefined;
}
