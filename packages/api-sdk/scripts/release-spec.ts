/** Makes the spec of today the one that later changes are compared with: run once a release, its output is committed. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument } from '../src/spec.ts';

const words = new Set(['description', 'summary', 'example', 'tags']);

/** Without words and examples, which break nothing; a line for each path and each component, so that a diff can be read. */
function releasedText({ info, paths, components }: typeof openApiDocument): string {
  const kinds = Object.entries(components)
    .filter(([kind]) => kind !== 'examples' && kind !== 'securitySchemes')
    .map(([kind, entries]) => `${JSON.stringify(kind)}: ${section(entries)}`);
  return `{ "info": { "version": "${info.version}" },\n"paths": ${section(paths)},\n"components": {\n${kinds.join(',\n')}\n}}\n`;
}

function section(entries: object): string {
  const lines = Object.entries(entries).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value, withoutWords)}`,
  );
  return `{\n${lines.join(',\n')}\n}`;
}

/** A property may be named as a keyword is: its value is a schema. */
function withoutWords(key: string, value: unknown): unknown {
  const isWords = words.has(key) && (typeof value === 'string' || Array.isArray(value));
  return isWords || key === 'examples' ? undefined : value;
}

await writeFile(join(import.meta.dirname, '../generated/released.json'), releasedText(openApiDocument));
