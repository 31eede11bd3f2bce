/**
 * Generates from the spec: the bundled document, the types, the operation tables. With `--check`, fails when a
 * generated file is stale and writes nothing. Works offline.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  bundle,
  formatProblems,
  getTotals,
  lint,
  loadConfig,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { metadataSource, readOperations, routesSource } from './operation-tables.ts';

const root = dirname(import.meta.dirname);
const entry = join(root, 'openapi/openapi.yaml');

async function main(check: boolean): Promise<void> {
  const config = await loadConfig({ configPath: join(root, 'openapi/redocly.yaml') });
  failOn(await lint({ ref: entry, config }));
  const bundled = await bundle({ ref: entry, config });
  failOn(bundled.problems);

  const json = `${JSON.stringify(bundled.bundle.parsed, null, 2)}\n`;
  const document: OpenAPI3 = JSON.parse(json);
  const operations = readOperations(document);
  const types = astToString(await openapiTS(document, { defaultNonNullable: false, alphabetize: false }));

  const files: Record<string, string> = {
    'generated/openapi.json': json,
    'src/generated/api.ts': `// Generated from openapi/ by scripts/codegen.ts.\n${types}`,
    'src/generated/routes.ts': routesSource(operations, 'routes'),
    'src/generated/staff-routes.ts': routesSource(operations, 'staffRoutes'),
    'src/generated/operations.ts': metadataSource(operations),
  };
  const stale = await writeOrCompare(files, check);
  if (check && stale.length > 0) {
    throw new Error(`Generated files are stale: ${stale.join(', ')}. Run pnpm codegen.`);
  }
  console.log(`${operations.length} operations; ${stale.length} file(s) ${check ? 'stale' : 'written'}.`);
}

/** Throws on errors; warnings are only printed. */
function failOn(problems: NormalizedProblem[]): void {
  if (problems.length === 0) return;
  const totals = getTotals(problems);
  formatProblems(problems, { totals, format: 'stylish', cwd: root, version: '' });
  if (totals.errors > 0) throw new Error(`The spec has ${totals.errors} error(s).`);
}

async function writeOrCompare(files: Record<string, string>, check: boolean): Promise<string[]> {
  const stale: string[] = [];
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, name);
    const current = await readFile(path, 'utf8').catch(() => undefined);
    if (current === content) continue;
    stale.push(name);
    if (check) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return stale;
}

await main(process.argv.includes('--check'));
