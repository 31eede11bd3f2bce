import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BootstrapError } from './report.mjs';
import { mustRun, run } from './run.mjs';

let shown = '';
beforeEach(() => {
  shown = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    shown += text;
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

const node = (script, options) =>
  run(process.execPath, ['-e', script], { env: process.env, quiet: true, ...options });

describe('a quiet program', () => {
  it('shows nothing when it succeeds', async () => {
    expect(await node('console.log("Progress: 1")')).toBe(0);
    expect(shown).toBe('');
  });

  it('shows all of its output when it fails', async () => {
    expect(await node('console.log("first"); console.error("last"); process.exitCode = 3')).toBe(3);
    expect(shown).toContain('first\n');
    expect(shown).toContain('last\n');
  });

  it('shows warnings and errors while it runs', async () => {
    await node('console.log("plain"); console.log("[WARN] a\\n[ERR_PNPM_X] b")');
    expect(shown).toMatch(/\[WARN\] a\n.*\[ERR_PNPM_X\] b\n/);
    expect(shown).not.toContain('plain');
  });

  it('shows its newest line when it takes long', async () => {
    await node('console.log("Progress: 7"); setTimeout(() => {}, 600)', { everyMs: 100 });
    expect(shown).toContain('Progress: 7\n');
  });
});

describe('a program', () => {
  it('that cannot be found is named', async () => {
    await expect(run('no-such-program', [], { env: process.env })).rejects.toThrow(
      new BootstrapError('no-such-program was not found.'),
    );
  });

  it('that fails ends a step that needs it', async () => {
    const options = { env: process.env, quiet: true };
    await expect(mustRun(process.execPath, ['-e', 'process.exit(2)'], options)).rejects.toThrow(
      /failed \(exit code 2\)\.$/,
    );
  });
});
