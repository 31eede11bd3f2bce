/** The middle value: a noisy machine moves it far less than the mean. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that this fraction of the others does not exceed (0.95: one in twenty is above). */
export function quantile(values: readonly number[], fraction: number): number {
  if (values.length === 0) throw new Error('No measurement was made.');
  const inOrder = values.toSorted((left, right) => left - right);
  return inOrder[Math.min(inOrder.length - 1, Math.ceil(fraction * inOrder.length) - 1)] ?? Number.NaN;
}
