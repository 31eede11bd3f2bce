/** Progress of the two commands: one line a step, its duration, and one clear sentence on failure. */

/** A failure whose message is all an operator needs: shown alone, without a stack. */
export class BootstrapError extends Error {}

const started = Date.now();

export function say(message) {
  process.stdout.write(`[${elapsed(started)}] ${message}\n`);
}

/** Prints a line before and after a step. */
export async function step(title, work) {
  const begun = Date.now();
  say(`${title}…`);
  const result = await work();
  say(`${title}: done in ${elapsed(begun)}`);
  return result;
}

export function elapsed(since) {
  return duration(Date.now() - since);
}

export function duration(ms) {
  const seconds = Math.round(ms / 100) / 10;
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Runs a command's main function; a failure ends the process with exit code 1. */
export function runMain(main) {
  main().catch((error) => {
    process.stderr.write(`${error instanceof BootstrapError ? error.message : (error?.stack ?? error)}\n`);
    process.exit(1);
  });
}
