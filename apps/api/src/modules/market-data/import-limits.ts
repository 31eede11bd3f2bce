import { importMaxMegabytes } from '@repo/domain/limits';

/** Bounds of one import: thirty years of the central bank's history is about 2 MB and 8 000 lines. */
export const importLimits = {
  maxBytes: importMaxMegabytes * 1_000_000,
  maxLines: 100_000,
  maxLineCharacters: 20_000,
  /** A longer error list is of no use; the last entry then counts the others. */
  maxErrors: 200,
  /** Of the file of refused lines. */
  maxRefused: 10_000,
  /** Of unusual values; the last entry then counts the others. */
  maxWarnings: 20,
  /** Of each effect. */
  maxSampleRows: 10,
  /** Of the lines of each effect. */
  maxRanges: 20,
  maxDecimals: { nav: 12, fx: 10 },
  maxFileNameLength: 200,
} as const;
