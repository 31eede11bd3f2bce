/** Finds what the spec lets grow without end. For tests only. */

/** Formats whose values have a length of their own; the size of a file is limited where it is received. */
const boundedFormats = new Set(['uuid', 'date', 'date-time', 'binary']);

/** Keywords that hold values instead of schemas. */
const valueKeywords = new Set(['example', 'examples', 'enum', 'const', 'default']);

/** Contents that are files: their schema describes bytes. */
const isFileType = (key: string): boolean =>
  /^(application|image|text)\//.test(key) && !key.endsWith('/json');

/** The JSON pointers of strings without a greatest length, and of arrays without a greatest number of items. */
export function unboundedSchemas(node: unknown, path = '#'): string[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => unboundedSchemas(item, `${path}/${index}`));
  if (!isRecord(node)) return [];
  const isNamedByUs = path.endsWith('/properties');
  const inside = Object.entries(node)
    .filter(([key]) => isNamedByUs || !(valueKeywords.has(key) || isFileType(key)))
    .flatMap(([key, value]) => unboundedSchemas(value, `${path}/${key}`));
  const types = [node['type']].flat();
  const isUnbounded =
    (types.includes('string') && !isBoundedString(node)) ||
    (types.includes('array') && typeof node['maxItems'] !== 'number');
  return isUnbounded ? [path, ...inside] : inside;
}

function isBoundedString({ maxLength, format, pattern, ...schema }: Record<string, unknown>): boolean {
  if (typeof maxLength === 'number' || 'enum' in schema || 'const' in schema) return true;
  if (typeof format === 'string' && boundedFormats.has(format)) return true;
  return typeof pattern === 'string' && isFinite(pattern);
}

/** Whether a pattern is anchored at both ends and repeats nothing without a limit. */
function isFinite(pattern: string): boolean {
  const outside = pattern.replaceAll(/\[(?:\\.|[^\]])*\]/g, 'c').replaceAll(/\\./g, 'c');
  return /^\^.*\$$/.test(outside) && !/[*+]|\{\d+,\}/.test(outside);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
