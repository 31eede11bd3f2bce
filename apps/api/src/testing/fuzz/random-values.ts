// Random values of a schema of the spec, most of which hold. A value seen in a response under the same name comes back in
// requests: identifiers, versions, days and references that name something.
import { sample, stringMatching } from 'fast-check';
import type { Random } from '../../demo/random.ts';
import { strangeNumbers, strangeTexts, toSchema, typesOf } from '../bad-input.ts';
import { createKnownValues, type Scalar } from './known-values.ts';

type Schema = ReturnType<typeof toSchema>;

const plainTexts = [
  'Camille',
  'Retard de la banque',
  'À vérifier avec le client',
  'camille@exemple.fr',
  '15000',
  '0.5',
  '2026-03-02',
  '2026-03',
  'EURO',
  'FR7630006000011234567890189',
  'AGRIFRPP',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '06-12-34-56-78',
  'https://exemple.fr/document',
  'usdfy',
  '1',
  '',
];

export function createValues(random: Random) {
  const known = createKnownValues();

  const pick = <Item>(items: readonly Item[]): Item | undefined => items[random.integer(0, items.length - 1)];
  const isChance = (share: number): boolean => random.next() < share;

  /** A value of this schema. */
  function valueOf(node: unknown, name: string): unknown {
    const schema = toSchema(node);
    const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    if (options.length > 0 && schema.properties === undefined) return valueOf(pick(options), name);
    if (schema.enum) return pick(schema.enum);
    const types = typesOf(schema);
    if (types.includes('null') && isChance(0.2)) return null;
    const type = pick(types.filter((one) => one !== 'null')) ?? 'object';
    const seen = known.of(name).filter((value) => fits(value, type));
    if (seen.length > 0 && isChance(0.6)) return pick(seen);
    if (schema.examples && isChance(0.3)) return pick(schema.examples);
    return madeOf(schema, type, name);
  }

  function madeOf(schema: Schema, type: string, name: string): unknown {
    switch (type) {
      case 'object':
        return objectOf(schema);
      case 'array': {
        const least = typeof schema['minItems'] === 'number' ? schema['minItems'] : 0;
        const length = random.integer(least, Math.min(schema.maxItems ?? 3, least + 2));
        return Array.from({ length }, () => valueOf(schema.items, name));
      }
      case 'boolean':
        return isChance(0.5);
      case 'string':
        return textOf(schema);
      default:
        return numberOf(schema, type);
    }
  }

  function objectOf(schema: Schema): Record<string, unknown> {
    const entries = Object.entries(schema.properties ?? {}).filter(
      ([key]) => schema.required?.includes(key) === true || isChance(0.6),
    );
    return Object.fromEntries(entries.map(([key, property]) => [key, valueOf(property, key)]));
  }

  function textOf(schema: Schema): string {
    const { pattern, format } = schema;
    if (format === 'date') return `2026-0${random.integer(1, 9)}-${random.integer(10, 28)}`;
    if (format === 'date-time') return `2026-0${random.integer(1, 9)}-02T09:00:00.000Z`;
    if (typeof pattern === 'string') return pick(textsMatching(pattern)) ?? '';
    const text = isChance(0.15) ? pick(strangeTexts) : pick(plainTexts);
    return (text ?? '').slice(0, schema.maxLength);
  }

  function numberOf(schema: Schema, type: string): number {
    if (isChance(0.1)) return pick(strangeNumbers) ?? 0;
    const minimum = typeof schema['minimum'] === 'number' ? schema['minimum'] : 0;
    const whole = random.integer(minimum, Math.min(schema.maximum ?? 20_000, minimum + 20_000));
    return type === 'number' && isChance(0.3) ? whole / 8 : whole;
  }

  return { random, pick, isChance, known, valueOf };
}
export type Values = ReturnType<typeof createValues>;

const fits = (value: Scalar, type: string): boolean =>
  typeof value === type || (type === 'integer' && Number.isInteger(value));

const matching = new Map<string, readonly string[]>();

/** The same for each seed: making them takes longer than a call. */
function textsMatching(pattern: string): readonly string[] {
  const texts = matching.get(pattern) ?? makeMatching(pattern);
  matching.set(pattern, texts);
  return texts;
}

function makeMatching(pattern: string): readonly string[] {
  // A condition on what follows cannot be generated: an empty text is what such fields take first.
  if (pattern.includes('(?')) return [''];
  return sample(stringMatching(new RegExp(pattern, 'u')), { seed: 1, numRuns: 30 });
}
