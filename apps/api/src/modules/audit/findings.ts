/** Of each rule; more would only hide the others. */
export const maxPerRule = 5;

/** Collects the sentences of one rule: the first few, then how many more there are. Memory stays bounded. */
export function createFindings() {
  const first: string[] = [];
  let count = 0;
  return {
    add(sentence: string): void {
      count += 1;
      if (first.length < maxPerRule) first.push(sentence);
    },
    sentences(): string[] {
      if (count <= maxPerRule) return first;
      return [...first, '… and more like the last one.'];
    },
  };
}
