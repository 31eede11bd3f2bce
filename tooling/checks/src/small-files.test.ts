/** Files are not too small: no small file with one importer beside it, no file that only re-exports another. */
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { entryPoints, type ModuleFacts, readModule, resolveImport } from './imports.ts';
import { exists, filesMatching, read } from './repository.ts';

const minimumLines = 25;
const handWritten = filesMatching(/^(apps|packages|tooling)\/[^/]+\/.*\.tsx?$/).filter(
  (file) => !/(^|\/)(generated|migrations|dist|\.storybook)\//.test(file),
);
const isTest = (file: string) => /\.(test|stories|fixture|config)\.tsx?$/.test(file);
const sources = handWritten.filter((file) => !isTest(file));
const modules: ReadonlyMap<string, ModuleFacts> = new Map(sources.map((file) => [file, readModule(file)]));

/** File → the sources that import it. A file re-exported by an entry point has its importers outside the package. */
const importers = new Map<string, Set<string>>();
for (const [file, { imports, dynamicImports, isDoor }] of modules) {
  for (const path of [...imports, ...dynamicImports]) {
    const found = importers.get(path) ?? new Set();
    importers.set(path, found.add(isDoor && entryPoints.has(file) ? `importers of ${file}` : file));
  }
}
const lazy = new Set([...modules.values()].flatMap(({ dynamicImports }) => dynamicImports));
const mocked = new Set(
  handWritten
    .filter(isTest)
    .flatMap((file) =>
      Array.from(read(file).matchAll(/vi\.mock\(\s*'([^']+)'/g), ([, path = '']) =>
        resolveImport(file, path),
      ),
    ),
);

const operations = read('packages/api-sdk/src/generated/operations.ts');

/** A component, or the use case of an operation of the spec. */
function isNamedForItsKind(file: string): boolean {
  const name = posix.basename(file).replace(/\.tsx?$/, '');
  const operation = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return /\/[A-Z][^/]*\.tsx$/.test(file) || operations.includes(`operationId: '${operation}'`);
}

/** The only file of its role (`.texts`, `.queries`…) in a folder of an application, of what the clients share or of the domain. */
function isShapeOfFeature(file: string): boolean {
  const [, role] = /^[^.]+\.([a-z]+)\.ts$/.exec(posix.basename(file)) ?? [];
  const sameRole = sources.filter(
    (other) => posix.dirname(other) === posix.dirname(file) && other.endsWith(`.${role}.ts`),
  );
  return (
    /^(apps\/[^/]+|packages\/(client|domain))\/src\//.test(file) &&
    role !== undefined &&
    sameRole.length === 1
  );
}

function isTestSeam(file: string): boolean {
  return mocked.has(file) || ['ts', 'tsx'].some((end) => exists(file.replace(/\.tsx?$/, `.test.${end}`)));
}

it('a file under 25 lines with one importer, in the same folder, lives in its importer', () => {
  const leaves = sources.flatMap((file) => {
    const [importer = '', ...others] = importers.get(file) ?? [];
    if (others.length > 0 || posix.dirname(importer) !== posix.dirname(file)) return [];
    if (read(file).split('\n').length > minimumLines || lazy.has(file)) return [];
    const hasReason = isNamedForItsKind(file) || isShapeOfFeature(file) || isTestSeam(file);
    return hasReason ? [] : [`${file} lives in ${importer}`];
  });
  expect(importers.size).toBeGreaterThan(900);
  expect(leaves).toEqual([]);
});

it('a file that only re-exports is an entry point of several files, or one namespace', () => {
  const namespaces = new Set([...modules.values()].flatMap((module) => module.namespaces));
  const doors = [...modules].flatMap(([file, { imports, isDoor }]) => {
    // None: an entry point that re-exports a library.
    const passedOn = [...new Set(imports)];
    if (!isDoor || namespaces.has(file)) return [];
    return entryPoints.has(file) && passedOn.length !== 1 ? [] : [`${file} passes on ${passedOn.join(', ')}`];
  });
  expect(doors).toEqual([]);
});
