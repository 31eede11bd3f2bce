/** What a check is, and how the pass is told: one line a check, by the identifiers of ASVS 5.0. */

export interface Result {
  /** How many answers, pages, files… were judged: a check that saw nothing has proved nothing. */
  readonly looked: number;
  readonly failures: readonly string[];
  /** What the reader should know and that is no failure. */
  readonly notes?: readonly string[];
}

export interface Check<Seen> {
  /** ASVS 5.0 requirements it bears on, such as `V3.4.1`. */
  readonly ids: string;
  /** A sentence of what holds. */
  readonly title: string;
  run(seen: Seen): Promise<Result> | Result;
}

export type Outcome = 'pass' | 'info' | 'FAIL';

/** Runs one check and prints its line; a check that breaks has failed. */
export async function runCheck<Seen>(check: Check<Seen>, seen: Seen): Promise<Outcome> {
  const result = await attempt(check, seen);
  const failures = result.looked === 0 ? ['nothing was looked at', ...result.failures] : result.failures;
  const notes = result.notes ?? [];
  const outcome: Outcome = failures.length > 0 ? 'FAIL' : notes.length > 0 ? 'info' : 'pass';
  console.log(`${outcome}  ${check.ids.padEnd(24)} ${check.title} (${result.looked})`);
  for (const line of [...failures.slice(0, mostLines), ...notes]) console.log(`      ${line}`);
  if (failures.length > mostLines) console.log(`      … and ${failures.length - mostLines} more`);
  return outcome;
}

const mostLines = 8;

async function attempt<Seen>(check: Check<Seen>, seen: Seen): Promise<Result> {
  try {
    return await check.run(seen);
  } catch (error) {
    return { looked: 1, failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
}
