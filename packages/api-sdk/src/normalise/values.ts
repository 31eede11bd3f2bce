/** Parsers for values with several wire formats. */
import { MalformedResponse } from './malformed-response.ts';

/** A rate or a chart point; NaN if it is not a number, which series drop (R198). */
export function readNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** An id, which a host may send as a number; null when it is missing or empty. */
export function readId(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** An id in the place of one that a host leaves out: of the name, so that two responses agree. */
export function idFor(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9_-]+/g, '-').slice(0, 64) || 'none';
}

/** A text; null when it is missing or blank. A number is read as its digits: a postal code may be one. */
export function optionalText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** The first value that is the text of a day or an instant; null without one. */
export function readDate(...values: unknown[]): string | null {
  for (const value of values) {
    if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return value;
  }
  return null;
}

/** The first list that has entries, of the names that a host may use; an empty one else. */
export function firstList<Item>(...lists: (readonly Item[] | null | undefined)[]): readonly Item[] {
  return lists.find((list) => list && list.length > 0) ?? [];
}

/**
 * A list, bare or under its name.
 * @throws MalformedResponse without one: an error or an empty body is not an empty list.
 */
export function listIn<Name extends string, Item>(
  wire: readonly Item[] | { readonly [Key in Name]?: readonly Item[] | null },
  name: Name,
): readonly Item[] {
  const list = isList(wire) ? wire : wire[name];
  if (!isList(list)) throw new MalformedResponse(`${name} is missing`);
  return list;
}

const isList = <Item>(value: readonly Item[] | object | null | undefined): value is readonly Item[] =>
  Array.isArray(value);

/**
 * The first value present.
 * @throws MalformedResponse without one.
 */
export function firstOf<Type>(field: string, ...values: (Type | null | undefined)[]): Type {
  const value = values.find((candidate) => candidate !== undefined && candidate !== null);
  if (value === undefined || value === null) throw new MalformedResponse(`${field} is missing`);
  return value;
}
