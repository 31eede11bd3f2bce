// The values that responses held, by their names, and the identifiers of each area.
export type Scalar = string | number | boolean;

/** How many values of one name are known at once: the newest. */
const knownOfAName = 40;

export function createKnownValues() {
  const known = new Map<string, Scalar[]>();

  /** Keeps the values of a response by their names. */
  function learn(body: unknown, name = ''): void {
    if (typeof body === 'object' && body !== null) {
      for (const [key, value] of Object.entries(body)) learn(value, Array.isArray(body) ? name : key);
      return;
    }
    if (typeof body !== 'string' && typeof body !== 'number' && typeof body !== 'boolean') return;
    const values = known.get(name) ?? [];
    if (values.includes(body)) return;
    known.set(name, [...values, body].slice(-knownOfAName));
  }

  /** Keeps the identifiers of a response for the paths of its area. */
  function learnIds(body: unknown, area: string): void {
    if (typeof body !== 'object' || body === null) return;
    for (const [key, value] of Object.entries(body)) {
      if (key === 'id') learn(value, `${area} id`);
      else learnIds(value, area);
    }
  }

  return { learn, learnIds, of: (name: string): readonly Scalar[] => known.get(name) ?? [] };
}
