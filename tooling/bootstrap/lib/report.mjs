/** What the two commands say while they work: one line a step, its duration, and one clear sentence on failure. */

/** A failure whose message is all an operator needs: shown alone, without a stack. */
export class BootstrapError extends Error {}

const started = Date.now();

export function say(message) {
  process.stdout.write(`[${elapsed(started)}] ${message}\n`);
}

/** Shows a step before and after it runs. */
export async function step(title, work) {
  const begun = Date.now();
  say(`${title}…`);
  const result = await work();
  say(`${title}: done in ${elapsed(begun)}`);
  return result;
}

export function elapsed(since) {
  const seconds = Math.round((Date.now() - since) / 100) / 10;
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Runs a command's main function; a failure ends the process with exit code 1. */
export function runMain(main) {
  main().catch((error) => {
    process.stderr.write(`${error instanceof BootstrapError ? error.message : (error?.stack ?? error)}\n`);
    process.exit(1);
  });
}
