/** The weight, in compressed bytes, of importing a part of this package: measured with the applications' own build. */
import { gzipSync } from 'node:zlib';
import { appConfig } from '@repo/vite-config/app';
import { build, type Rolldown } from 'vite';
import { vi } from 'vitest';

export interface Bundle {
  /** Initial scripts, without react and react-dom, gzip. */
  readonly scriptBytes: number;
  /** Lazy chunks, gzip. */
  readonly lateBytes: number;
  /** Style sheets of the same components, gzip. */
  readonly styleBytes: number;
  /** Files with remaining code in the initial scripts. */
  readonly modules: readonly string[];
  /** Files with remaining code in the lazy chunks. */
  readonly lateModules: readonly string[];
}

const root = new URL('..', import.meta.url).pathname;
const entryId = `${root}src/measured-entry.ts`;

/** Bundles a module that exists in memory only; nothing is written. Paths in `code` start at `src/`. */
export async function bundle(code: string): Promise<Bundle> {
  // React Aria's development checks are removed by this flag, as in a deployed build.
  vi.stubEnv('NODE_ENV', 'production');
  const app = appConfig({ port: 0 });
  const result = await build({
    ...app,
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      app.plugins,
      {
        name: 'measured-entry',
        resolveId: (id) => (id === entryId ? entryId : null),
        load: (id) => (id === entryId ? code : null),
      },
    ],
    build: {
      ...app.build,
      write: false,
      rolldownOptions: {
        input: entryId,
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  return weigh(filesOf(result));
}

type Files = Rolldown.RolldownOutput['output'];

function filesOf(result: Awaited<ReturnType<typeof build>>): Files {
  const output = Array.isArray(result) ? result[0] : result;
  if (output === undefined || !('output' in output)) throw new TypeError('The build gave no output');
  return output.output;
}

function weigh(files: Files): Bundle {
  const chunks = files.filter((file) => file.type === 'chunk');
  const awaited = withImports(chunks, files[0].fileName);
  const late = chunks.filter((chunk) => !awaited.includes(chunk));
  const styles = files.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return {
    scriptBytes: sum(awaited.map(({ code }) => gzipBytes(code))),
    lateBytes: sum(late.map(({ code }) => gzipBytes(code))),
    styleBytes: sum(styles.map((file) => (file.type === 'asset' ? gzipBytes(file.source) : 0))),
    modules: awaited.flatMap(keptModules),
    lateModules: late.flatMap(keptModules),
  };
}

/** A chunk and its static imports, transitively. */
function withImports(chunks: readonly Rolldown.OutputChunk[], first: string): Rolldown.OutputChunk[] {
  const found = new Set([first]);
  for (const name of found) {
    const imports = chunks.find(({ fileName }) => fileName === name)?.imports ?? [];
    for (const imported of imports) found.add(imported);
  }
  return chunks.filter(({ fileName }) => found.has(fileName));
}

function keptModules({ modules }: Rolldown.OutputChunk): string[] {
  return Object.entries(modules).flatMap(([id, { renderedLength }]) =>
    renderedLength > 0 && id !== entryId ? [id.replace(root, '')] : [],
  );
}

function gzipBytes(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
