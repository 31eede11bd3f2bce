// What goes wrong, one fault after the other, while people write; and what they noticed.
import { setTimeout as wait } from 'node:timers/promises';
import type { ClusterLoad } from '../crash/cluster-load.ts';
import type { SeenResponse } from './responses.ts';

export interface Outcome {
  fault: string;
  /** Of the time from the fault to the first write acknowledged after everything was back. */
  succeeded: number;
  /** As long as a key is held by a dead process, or where a repeat finds its write done. */
  refused: number;
  unavailable: number;
  /** Other responses from 500 on: there must be none. */
  failed: readonly SeenResponse[];
  cut: number;
  /** The longest time within it in which no write was acknowledged, in milliseconds. */
  longestPauseMs: number;
  /** What came back, and after how long. */
  recovery: string;
}

export interface Watch {
  seen: readonly SeenResponse[];
  load: ClusterLoad;
}

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Runs a fault to its end, which returns what came back after how long. */
export async function observe(
  { seen, load }: Watch,
  fault: string,
  run: (startedAt: number) => Promise<string>,
): Promise<Outcome> {
  await nextWrite(load);
  print(fault);
  const startedAt = performance.now();
  const recovery = await run(startedAt);
  await nextWrite(load);
  const since = seen.filter(({ at }) => at >= startedAt);
  const writes = load.acknowledged.map(({ at }) => at).filter((at) => at >= startedAt);
  const pauses = writes.map((at, index) => at - (writes[index - 1] ?? startedAt));
  return {
    fault,
    succeeded: since.filter(({ status }) => Number(status) < 400).length,
    refused: since.filter(({ status }) => Number(status) >= 400 && Number(status) < 500).length,
    unavailable: since.filter(({ status }) => status === 503).length,
    failed: since.filter(({ status }) => typeof status === 'number' && status >= 500 && status !== 503),
    cut: since.filter(({ status }) => status === 'cut').length,
    longestPauseMs: Math.max(...pauses),
    recovery,
  };
}

/** The time until a write that began after now is acknowledged, in milliseconds. */
export async function nextWrite(load: ClusterLoad, title = ''): Promise<number> {
  const from = performance.now();
  const isDone = () => load.acknowledged.some((one) => one.begunAt > from && one.title.startsWith(title));
  while (!isDone()) await wait(20);
  return performance.now() - from;
}

export function printTable(outcomes: readonly Outcome[]): void {
  const lines = outcomes.map((one) => [
    one.fault,
    String(one.succeeded),
    String(one.refused),
    String(one.unavailable),
    String(one.failed.length),
    String(one.cut),
    seconds(one.longestPauseMs),
    one.recovery,
  ]);
  const heads = ['fault', '2xx', '4xx', '503', 'other 5xx', 'cut', 'longest without a write', 'back'];
  const widths = heads.map((head, column) =>
    Math.max(...[heads, ...lines].map((line) => line[column]?.length ?? 0), head.length),
  );
  for (const line of [heads, widths.map((width) => '-'.repeat(width)), ...lines]) {
    print(`| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  }
}
