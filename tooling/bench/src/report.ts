/**
 * The output of the benchmark: a line for each result, one table at the end. A missed target is reported, never a
 * failure.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';

export interface Figure {
  readonly name: string;
  /** Formatted, with its unit. */
  readonly measured: string;
  /** Empty for a figure that only explains another. */
  readonly target?: string;
  readonly isMet?: boolean;
  /** The measurement itself could not be made. */
  readonly isFailure?: boolean;
}

const start = performance.now();
/** The load of the machine: milliseconds mean little on a busy machine, ratios a little more. */
const loadAtStart = loadavg()[0]?.toFixed(1) ?? '?';

export function progress(line: string): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(4);
  console.log(`${seconds} s  ${line}`);
}

/** The result of a measurement or, when it throws, the reason: the other measurements still run. */
export async function orFailure(name: string, measure: () => Promise<Figure[]>): Promise<Figure[]> {
  try {
    return await measure();
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    progress(`${name}: ${error instanceof Error ? error.stack : reason}`);
    return [{ name: `${name}: not measured`, measured: reason, isMet: false, isFailure: true }];
  }
}

/** A ratio that must reach its target. */
export function atLeast(name: string, ratio: number, target: number): Figure {
  return { name, measured: ratio.toFixed(2), target: `≥ ${target}`, isMet: ratio >= target };
}

/** A quantity that must stay under its target. */
export function atMost(
  name: string,
  value: number,
  { target, unit }: { target: number; unit: string },
): Figure {
  return {
    name,
    measured: `${value.toFixed(unit === '×' ? 2 : 1)} ${unit}`,
    target: `≤ ${target} ${unit}`,
    isMet: value <= target,
  };
}

export function printReport(figures: readonly Figure[]): void {
  const rows = figures.map(({ name, measured, target = '', isMet }) => [
    name,
    measured,
    target,
    isMet === undefined ? '' : isMet ? 'met' : 'NOT MET',
  ]);
  const table = [['figure', 'measured', 'target', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const [heading = [], ...body] = table;
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  console.log(
    `\n${model}, ${availableParallelism()} cores, load ${loadAtStart} at the start; Node ${process.version}`,
  );
  console.log(`\n${line(heading)}\n${widths.map((width) => '─'.repeat(width)).join('  ')}`);
  for (const row of body) console.log(line(row));
  const judged = figures.filter(({ isMet }) => isMet !== undefined);
  const missed = judged.filter(({ isMet }) => isMet === false);
  console.log(`\n${judged.length - missed.length} of ${judged.length} targets met.`);
  for (const { name, measured, target } of missed)
    console.log(`Not met: ${name}: ${measured}${target === undefined ? '' : ` (${target})`}.`);
}
