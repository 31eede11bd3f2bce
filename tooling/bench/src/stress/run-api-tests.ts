/**
 * Tests of the API that `npm test` runs in short, run with more of everything. Their own output is shown: it has the seed, and
 * what failed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Figure } from '../report.ts';

const api = join(import.meta.dirname, '..', '..', '..', '..', 'apps', 'api');

interface ApiTests {
  /** Of the figure. */
  readonly name: string;
  /** Paths, or parts of paths, of the test files. */
  readonly files: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export async function runApiTests({ name, files, env }: ApiTests): Promise<Figure[]> {
  const tests = spawn('pnpm', ['run', 'test', ...files], {
    cwd: api,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [code] = await once(tests, 'exit');
  const isMet = code === 0;
  return [{ name, measured: isMet ? 'passed' : 'failed', target: 'passed', isMet }];
}
