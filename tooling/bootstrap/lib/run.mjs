/** Child processes of the two commands. */
import { spawn } from 'node:child_process';
import { BootstrapError } from './report.mjs';
import { repository } from './toolchain.mjs';

/**
 * Runs a program to its end and returns its exit code. With `quiet`, its output is kept and shown only when it
 * fails. A program that cannot be found is a `BootstrapError`.
 */
export function run(program, args, { env, quiet = false, cwd = repository } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env,
      cwd,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', () => reject(new BootstrapError(`${program} was not found.`)));
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/** As `run`, for a step that the rest needs. */
export async function mustRun(program, args, options = {}) {
  const code = await run(program, args, options);
  if (code !== 0) throw new BootstrapError(`${[program, ...args].join(' ')} failed (exit code ${code}).`);
}
