import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { currentCommit } from './commit.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commit-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('returns the hash of the checked-out commit', () => {
  const git = (...parameters) =>
    spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@exemple.fr', ...parameters], {
      cwd: folder,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'first');
  expect(currentCommit(folder)).toMatch(/^[0-9a-f]{40}$/);
  expect(git('log', '--format=%H').stdout.trim()).toBe(currentCommit(folder));
});

it('returns nothing outside a checkout', () => {
  expect(currentCommit(folder)).toBeUndefined();
});
