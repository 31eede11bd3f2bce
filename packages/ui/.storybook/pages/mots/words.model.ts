/** One French text of a component. Parameters are shown in place of their values. */
export interface Word {
  /** Its path in the module: `toastTexts.tones.info`. */
  readonly path: string;
  readonly text: string;
}

/** A texts module: its exports, and its source, which still has the names of the parameters. */
export interface WordsModule {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly source: string;
}

/** Every text of a `*.texts.ts` module, in source order. */
export function wordsOf({ exports, source }: WordsModule): Word[] {
  return Object.entries(exports).flatMap(([name, value]) => read(name, value, source));
}

function read(path: string, value: unknown, source: string): Word[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') return [{ path, text: sample(value, lastName(path), source) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => read(`${path}.${name}`, inner, source));
}

function lastName(path: string): string {
  return path.split('.').at(-1) ?? path;
}

/** Calls a text with sample arguments: plausible numbers, and names in brackets for strings. */
function sample(write: (...values: never[]) => unknown, name: string, source: string): string {
  const values = parametersOf(name, source).map(({ name: parameter, type }, index) => {
    if (type === 'number') return 2 * (index + 1);
    if (type.endsWith('[]')) return [`‹${parameter}›`, '…'];
    return `‹${parameter}›`;
  });
  return String(Reflect.apply(write, undefined, values));
}

interface Parameter {
  readonly name: string;
  readonly type: string;
}

/** The parameters of `name: (first: string, count: number) =>` in a source. */
function parametersOf(name: string, source: string): Parameter[] {
  const list = new RegExp(`\\b${name}:\\s*\\(([^)]*)\\)\\s*(?::[^=]*)?=>`, 'u').exec(source)?.[1] ?? '';
  return list.split(',').flatMap((parameter) => {
    const [, parameterName, type] = /^\s*(\w+)\??:\s*(.+?)\s*$/su.exec(parameter) ?? [];
    return parameterName === undefined || type === undefined ? [] : [{ name: parameterName, type }];
  });
}
