/** A check and how it is reported: one line, with the ASVS 5.0 requirement ids. */

export interface Result {
  /** How many responses, pages, files… were inspected: a check that inspected none has proved nothing. */
  readonly looked: number;
  readonly failures: readonly string[];
  /** A remark for the reader that is not a failure. */
  readonly notes?: readonly string[];
}

export interface Check<Seen> {
  /** The ASVS 5.0 requirements it covers, such as `V3.4.1`. */
  readonly ids: string;
  /** A sentence that states the verified property. */
  readonly title: string;
  run(seen: Seen): Promise<Result> | Result;
}

export type Outcome = 'pass' | 'info' | 'FAIL';

/** Runs one check and prints its line; a check that throws has failed. */
export async function runCheck<Seen>(check: Check<Seen>, seen: Seen): Promise<Outcome> {
  const result = await attempt(check, seen);
  const failures = result.looked === 0 ? ['nothing was inspected', ...result.failures] : result.failures;
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
