// A body that held, with one thing changed: a type, a field too many or too few, a value too long or strange.
import { strangeTexts } from '../bad-input.ts';
import type { Values } from './random-values.ts';

const wrong: readonly unknown[] = [
  null,
  true,
  7,
  -1.5,
  'x',
  [],
  [[]],
  {},
  { a: 1 },
  'x'.repeat(30_000),
  ...strangeTexts,
];
const added: readonly string[] = ['surprise', 'id', 'role', 'is_kyc', 'user_id', 'constructor'];

export function spoil(values: Values, body: unknown): unknown {
  const { pick, isChance } = values;
  if (Array.isArray(body)) {
    if (body.length === 0 || isChance(0.3)) return isChance(0.5) ? pick(wrong) : [...body, pick(wrong)];
    const at = values.random.integer(0, body.length - 1);
    return body.map((item, index) => (index === at ? spoil(values, item) : item));
  }
  if (typeof body !== 'object' || body === null) return pick(wrong);
  const entries = Object.entries(body);
  const [key] = pick(entries) ?? [];
  if (key === undefined || isChance(0.2)) return { ...body, [pick(added) ?? '']: pick(wrong) };
  if (isChance(0.25)) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name === key ? spoil(values, value) : value]),
  );
}
