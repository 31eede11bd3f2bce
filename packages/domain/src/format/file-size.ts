import { decimal, roundAway } from '../money/index.ts';
import { formatTexts } from './format.texts.ts';
import { NBSP } from './spaces.ts';
import { writeNumber } from './write-number.ts';

const BYTES_PER_KILOBYTE = 1024;

function print(value: number, unit: string): string {
  return `${writeNumber(roundAway(decimal(value), 1), 0)}${NBSP}${unit}`;
}

/** The size of a file, always in Ko (R125): 126 362 bytes → « 123,4 Ko ». */
export function formatFileSize(bytes: number): string {
  return print(bytes / BYTES_PER_KILOBYTE, formatTexts.kilobyte);
}

/** A file size limit, in Mo: 10 485 760 bytes → « 10 Mo ». */
export function formatFileLimit(bytes: number): string {
  return print(bytes / BYTES_PER_KILOBYTE ** 2, formatTexts.megabyte);
}
