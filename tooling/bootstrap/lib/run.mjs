/** Child processes of the two commands. */
import { spawn } from 'node:child_process';
import { BootstrapError, say } from './report.mjs';
import { repository } from './repository.mjs';

/** After this long, a step shows the newest line of its output, and again as often. */
const progressMs = 15_000;

/**
 * Runs a program to its end and returns its exit code. With `quiet`, its output is kept and shown when it fails;
 * warnings and errors are shown at once, and the newest line every 15 s. A program that cannot be found is a
 * `BootstrapError`.
 */
export function run(program, args, { env, quiet = false, cwd = repository, everyMs = progressMs } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env,
      cwd,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const output = quiet ? follow(child, everyMs) : null;
    child.on('error', () => {
      output?.stop();
      reject(new BootstrapError(`${program} was not found.`));
    });
    child.on('close', (code) => {
      output?.stop();
      if (code !== 0) process.stdout.write(output?.all() ?? '');
      resolve(code ?? 1);
    });
  });
}

/** Keeps what a program prints, and shows what matters of it meanwhile. */
function follow(child, everyMs) {
  const chunks = [];
  let newest = '';
  const timer = setInterval(() => {
    if (newest !== '') say(`  ${newest}`);
  }, everyMs);
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      chunks.push(text);
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      for (const line of lines.map((one) => one.trim()).filter((one) => one !== '')) {
        newest = line;
        if (/\b(WARN|ERR)/.test(line)) say(`  ${line}`);
      }
    });
  }
  return { stop: () => clearInterval(timer), all: () => chunks.join('') };
}

/** As `run`, for a step that the rest needs. */
export async function mustRun(program, args, options = {}) {
  const code = await run(program, args, options);
  if (code !== 0) throw new BootstrapError(`${[program, ...args].join(' ')} failed (exit code ${code}).`);
}
