/** The median: noise moves it far less than the mean. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The quantile: the value that this fraction of the others does not exceed (0.95: one in twenty is above). */
export function quantile(values: readonly number[], fraction: number): number {
  if (values.length === 0) throw new Error('No measurement was made.');
  const inOrder = values.toSorted((left, right) => left - right);
  return inOrder[Math.min(inOrder.length - 1, Math.ceil(fraction * inOrder.length) - 1)] ?? Number.NaN;
}

/**
 * The Mann-Whitney U test: the probability that two samples of one distribution differ as much as these (two-sided,
 * normal approximation, for samples of some dozens and more; ties share their rank).
 */
export function sameOrigin(left: readonly number[], right: readonly number[]): number {
  const all = [
    ...left.map((value) => ({ value, isLeft: true })),
    ...right.map((value) => ({ value, isLeft: false })),
  ].toSorted((one, other) => one.value - other.value);
  let rankSum = 0;
  for (let first = 0; first < all.length; ) {
    let end = first;
    while (end < all.length && all[end]?.value === all[first]?.value) end += 1;
    const sharedRank = (first + 1 + end) / 2;
    rankSum += sharedRank * all.slice(first, end).filter(({ isLeft }) => isLeft).length;
    first = end;
  }
  const pairs = left.length * right.length;
  const above = rankSum - (left.length * (left.length + 1)) / 2;
  const deviation = Math.sqrt((pairs * (all.length + 1)) / 12);
  return 2 * upperTail(Math.abs(above - pairs / 2) / deviation);
}

/** The normal distribution's tail, Abramowitz and Stegun 26.2.17: 7 decimals. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
