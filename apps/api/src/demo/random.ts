/** Seeded generator (mulberry32): the same seed gives the same demonstration data on every machine. */
export interface Random {
  /** In [0, 1). */
  next: () => number;
  /** Standard normal. */
  normal: () => number;
  integer: (minimum: number, maximum: number) => number;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    integer: (minimum, maximum) => minimum + Math.floor(next() * (maximum - minimum + 1)),
  };
}

/** A stable seed for a name, so that adding a series does not change the others. */
export function seedOf(name: string): number {
  let hash = 2_166_136_261;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}
