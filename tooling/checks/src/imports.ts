/** The import graph: the import and export statements of the hand-written files, resolved to paths from the root. */
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { exists, filesMatching, read } from './repository.ts';

export interface ModuleFacts {
  /** Of import statements and `export … from`. */
  readonly imports: readonly string[];
  /** Of `import()`. */
  readonly dynamicImports: readonly string[];
  /** Of `import * as`. */
  readonly namespaces: readonly string[];
  /** Every statement is an `export … from`. */
  readonly isDoor: boolean;
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

const workspaces = filesMatching(/^(apps|packages|tooling)\/[^/]+\/package\.json$/).map((file) => {
  const { name, exports = {} }: Manifest = JSON.parse(read(file));
  return { name, folder: posix.dirname(file), exports };
});

/** The source files that a package declares in `exports`. */
export const entryPoints: ReadonlySet<string> = new Set(
  workspaces.flatMap(({ folder, exports }) => Object.values(exports).map((path) => posix.join(folder, path))),
);

/** The path of an imported file, or null when it is a library's. */
export function resolveImport(importer: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  const workspace = workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  const target = workspace?.exports[`.${specifier.slice(workspace.name.length)}`];
  return workspace === undefined || target === undefined ? null : posix.join(workspace.folder, target);
}

export function readModule(file: string): ModuleFacts {
  const text = read(file);
  const { module, program } = parseSync(file, text);
  const resolve = (specifiers: readonly string[]) =>
    specifiers
      .map((specifier) => resolveImport(file, specifier))
      .filter((path) => path !== null)
      .filter(exists);
  return {
    imports: resolve([
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => (moduleRequest === null ? [] : [moduleRequest.value])),
      ),
    ]),
    dynamicImports: resolve(
      module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
    ),
    namespaces: resolve(
      module.staticImports
        .filter(({ start, end }) => text.slice(start, end).includes('* as '))
        .map(({ moduleRequest }) => moduleRequest.value),
    ),
    isDoor: program.body.length > 0 && program.body.every(isReExport),
  };
}

function isReExport(statement: { readonly type: string; readonly source?: unknown }): boolean {
  return (
    statement.type === 'ExportAllDeclaration' ||
    (statement.type === 'ExportNamedDeclaration' && statement.source !== null)
  );
}
