import { spawnSync } from 'node:child_process';
import { repository } from './repository.mjs';

/** The hash of the commit checked out in `folder`, or undefined where git or the checkout is missing. */
export function currentCommit(folder = repository) {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
