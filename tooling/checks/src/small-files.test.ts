/** A file is worth opening: no small file that only its neighbour reads, no file that only passes another one on. */
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { entryPoints, type ModuleFacts, readModule, resolveImport } from './imports.ts';
import { exists, filesMatching, read } from './repository.ts';

const smallestLines = 25;
const handWritten = filesMatching(/^(apps|packages|tooling)\/[^/]+\/.*\.tsx?$/).filter(
  (file) => !/(^|\/)(generated|migrations|dist|\.storybook)\//.test(file),
);
const isTest = (file: string) =>
  /\.(test|spec|stories|fixture|config)\.tsx?$|\/testing(\/|\.)|^tooling\/e2e\//.test(file);
const sources = handWritten.filter((file) => !isTest(file));
const modules: ReadonlyMap<string, ModuleFacts> = new Map(sources.map((file) => [file, readModule(file)]));

/** File → the sources that import it, entry points aside: what these pass on has its users elsewhere. */
const importers = new Map<string, Set<string>>();
for (const [file, { imports, dynamicImports, isDoor }] of modules) {
  for (const path of [...imports, ...dynamicImports]) {
    const users = importers.get(path) ?? new Set();
    importers.set(path, users.add(isDoor && entryPoints.has(file) ? `users of ${file}` : file));
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

function isSmall(file: string): boolean {
  return read(file).split('\n').length - 1 < smallestLines;
}

/** Named for the trade: a component, or an operation of the spec (its use-case file). */
const operations = read('packages/api-sdk/src/generated/operations.ts');
function isNamedForItsKind(file: string): boolean {
  const [name = ''] = posix.basename(file).split('.');
  const operation = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return /^[A-Z].*\.tsx$/.test(posix.basename(file)) || new RegExp(`\\b${operation}\\b`).test(operations);
}

/** `passwords/passwords.queries.ts`: the one file of its role in the folder of a feature, where it is searched for. */
function isShapeOfFeature(file: string): boolean {
  const feature = posix.basename(posix.dirname(file));
  return (
    /^(apps\/[^/]+|packages\/client)\/src\//.test(file) &&
    /^\w+$/.test(posix.basename(file).slice(`${feature}.`.length, -'.ts'.length)) &&
    posix.basename(file).startsWith(`${feature}.`)
  );
}

function isTestSeam(file: string): boolean {
  return mocked.has(file) || ['ts', 'tsx'].some((end) => exists(file.replace(/\.tsx?$/, `.test.${end}`)));
}

it('a file under 25 lines that one file of its folder imports lives in that file', () => {
  const leaves = sources.flatMap((file) => {
    const [importer = '', ...others] = importers.get(file) ?? [];
    const isLeaf =
      isSmall(file) && others.length === 0 && posix.dirname(importer) === posix.dirname(file);
    const mayStand =
      isNamedForItsKind(file) || isShapeOfFeature(file) || isTestSeam(file) || lazy.has(file);
    return isLeaf && !mayStand ? [`${file} lives in ${importer}`] : [];
  });
  expect(sources.length).toBeGreaterThan(1000);
  expect(leaves).toEqual([]);
});

it('a file that only passes others on is an entry point of its package, of several files', () => {
  const doors = [...modules].flatMap(([file, { imports, isDoor }]) =>
    isDoor && !(entryPoints.has(file) && new Set(imports).size > 1)
      ? [`${file} passes on ${[...new Set(imports)].join(', ')}`]
      : [],
  );
  expect(doors).toEqual([]);
});
