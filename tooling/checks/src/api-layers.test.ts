/**
 * The areas of the API depend one way: an area is a folder of `modules`, another folder of `src`, or a file of `src`.
 * Type imports count too.
 */
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { filesMatching, read } from './repository.ts';

const source = 'apps/api/src/';
const files = filesMatching(/^apps\/api\/src\/.*\.ts$/).filter(
  (file) => !/\.(test|fixture)\.ts$|\/testing\//.test(file),
);

function areaOf(file: string): string {
  const [first = '', second = ''] = file.slice(source.length).split('/');
  return first === 'modules' ? `${first}/${second}` : first;
}

/** Area → the areas it imports, each with the first file that does. */
function readDependencies(): Map<string, Map<string, string>> {
  const dependencies = new Map<string, Map<string, string>>();
  for (const file of files) {
    const area = areaOf(file);
    const imported = dependencies.get(area) ?? new Map<string, string>();
    dependencies.set(area, imported);
    for (const [, path = ''] of read(file).matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
      const target = areaOf(posix.join(posix.dirname(file), path));
      if (target !== area && !imported.has(target)) imported.set(target, `${file} imports ${path}`);
    }
  }
  return dependencies;
}

/** Repeatedly removes each area that imports none of the others or is imported by none: cycles remain. */
function findCircles(dependencies: ReturnType<typeof readDependencies>): string[] {
  const left = new Map(dependencies);
  const importsLeft = (imported: Map<string, string>) => [...imported.keys()].some((area) => left.has(area));
  const isImported = (area: string) => [...left.values()].some((imported) => imported.has(area));
  let isSettled = false;
  while (!isSettled) {
    const free = [...left].filter(([area, imported]) => !importsLeft(imported) || !isImported(area));
    for (const [area] of free) left.delete(area);
    isSettled = free.length === 0;
  }
  return [...left.values()].flatMap((imported) =>
    [...imported].filter(([area]) => left.has(area)).map(([, where]) => where),
  );
}

it('no area of the API imports one that imports it, directly or through others', () => {
  const dependencies = readDependencies();
  expect(dependencies.size).toBeGreaterThan(20);
  expect(findCircles(dependencies)).toEqual([]);
});
