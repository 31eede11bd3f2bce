import { formatNumericDate } from '@repo/domain/format';
import type { StoredDetail } from '../../../db/schema/market-data.ts';
import { importLimits } from '../import-limits.ts';
import { importTexts } from '../market-data.texts.ts';

export interface LineError {
  line: number;
  message: string;
}

/** One value read from a file; `series` is a strategy (`USDFY`) or a pair (`EUR/USD`). */
export interface ParsedValue {
  line: number;
  series: string;
  day: string;
  /** Decimal string with a point, digits as received. */
  value: string;
  /** Of a NAV, what it is made of, where the file has it. */
  detail?: StoredDetail;
}

export interface ParsedFile {
  values: ParsedValue[];
  /** Cells without a value (`N/A`), and rates of currencies that are not followed. */
  skipped: number;
  /** Lines without a value to import, and why. */
  ignored: LineError[];
  errors: LineError[];
  /** How many lines are wrong, also beyond the listed ones. */
  errorCount: number;
  /** All of them, as far as a file of them is of use. */
  refused: LineError[];
}

/** Gathers values and errors, and refuses the same series and day twice. */
export class ParsedFileBuilder {
  readonly #values: ParsedValue[] = [];
  readonly #refused: LineError[] = [];
  readonly #ignored: LineError[] = [];
  readonly #lineBySeriesAndDay = new Map<string, number>();
  #skipped = 0;
  #errorCount = 0;

  addValue(value: ParsedValue): void {
    const key = `${value.series} ${value.day}`;
    const earlierLine = this.#lineBySeriesAndDay.get(key);
    if (earlierLine !== undefined) {
      this.addError(
        value.line,
        importTexts.duplicate(value.series, formatNumericDate(value.day), earlierLine),
      );
      return;
    }
    this.#lineBySeriesAndDay.set(key, value.line);
    this.#values.push(value);
  }

  addError(line: number, message: string): void {
    this.#errorCount += 1;
    if (this.#refused.length < importLimits.maxRefused) this.#refused.push({ line, message });
  }

  /** A line that has nothing to import. */
  ignore(line: number, message: string): void {
    this.#skipped += 1;
    this.#ignored.push({ line, message });
  }

  skip(cellCount: number): void {
    this.#skipped += cellCount;
  }

  build(lastLine: number): ParsedFile {
    const hasNothing = this.#values.length === 0 && this.#ignored.length === 0;
    if (hasNothing && this.#errorCount === 0) this.addError(lastLine, importTexts.noData);
    const listed = this.#refused.slice(0, importLimits.maxErrors);
    const unlisted = this.#errorCount - listed.length;
    return {
      values: this.#values,
      skipped: this.#skipped,
      ignored: this.#ignored,
      errors:
        unlisted > 0 ? [...listed, { line: lastLine, message: importTexts.otherErrors(unlisted) }] : listed,
      errorCount: this.#errorCount,
      refused: this.#refused,
    };
  }
}
