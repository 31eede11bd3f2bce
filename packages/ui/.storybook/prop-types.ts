import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';

const undefinedMember = 'undefined';

/**
 * A prop's type without `undefined`, type aliases inlined: a union of literals becomes an enum, which has a control.
 * Props are declared `X | undefined` (exactOptionalPropertyTypes), which Storybook reads as a union without values.
 */
export function simplifyType(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const members = type.value
    .map(simplifyType)
    .flatMap((member) => (member.name === 'union' ? member.value : [member]))
    .filter((member) => member.name !== 'other' || member.value !== undefinedMember);
  const [only] = members;
  // Docgen has no name for a parenthesised function or a readonly list: the text of the whole union is used.
  if (only?.name === 'other' && only.value === 'unknown') return { ...only, raw: withoutUndefined(type.raw) };
  if (only !== undefined && members.length === 1) return only;
  const enums = members.filter((member) => member.name === 'enum');
  if (enums.length === members.length) return { name: 'enum', value: enums.flatMap(({ value }) => value) };
  return { ...type, value: members };
}

const withoutUndefined = (raw = ''): string =>
  raw.replace(/\s*\|\s*undefined$/, '').replace(/^\((.*)\)$/s, '$1');

/** The type as displayed: `'sm' | 'md' | 'lg'`, `string`, `() => void`. */
function writeType(type: SBType): string {
  if (type.name === 'enum') return type.value.map((value) => JSON.stringify(value)).join(' | ');
  if (type.name === 'other') return type.raw ?? (type.value === 'unknown' ? 'type composé' : type.value);
  return type.raw === undefined ? type.name : withoutUndefined(type.raw);
}

function controlFor(type: SBType, initialValue: unknown): InputType {
  // A React node is edited as text when the story passes a text; any other complex value has no useful control.
  if (type.name === 'other' || type.name === 'union') {
    return typeof initialValue === 'string' ? { control: { type: 'text' } } : { control: { disable: true } };
  }
  return {};
}

/** Replaces the type, its summary and its control for each prop that docgen found. */
export const enhancePropTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (argType.type === undefined) return [name, argType];
      const type = simplifyType(argType.type);
      const table = { ...argType.table, type: { summary: writeType(type) } };
      return [name, { ...argType, type, table, ...controlFor(type, initialArgs[name]) }];
    }),
  );
