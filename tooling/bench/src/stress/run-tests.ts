/** Tests that `npm test` runs in short, run with more of everything. Their own output is shown: it has the seed, and what failed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Figure } from '../report.ts';

const repository = join(import.meta.dirname, '..', '..', '..', '..');

interface Tests {
  /** Of the repository. */
  readonly workspace: 'apps/api' | 'apps/yield-client' | 'packages/api-sdk' | 'packages/domain';
  /** Of the figure. */
  readonly name: string;
  /** Paths, or parts of paths, of the test files. */
  readonly files: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export async function runTests({ workspace, name, files, env }: Tests): Promise<Figure[]> {
  const tests = spawn('pnpm', ['run', 'test', ...files], {
    cwd: join(repository, workspace),
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [code] = await once(tests, 'exit');
  const isMet = code === 0;
  return [{ name, measured: isMet ? 'passed' : 'failed', target: 'passed', isMet }];
}
