import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { importLimits } from './import-limits.ts';
import { marketDataErrors } from './market-data.errors.ts';
import { decodeFile } from './parse/csv-records.ts';

const unreadable = {
  too_large: httpErrors.tooLarge,
  not_text: marketDataErrors.notText,
  broken_zip: marketDataErrors.brokenZip,
  spreadsheet: marketDataErrors.spreadsheet,
  several_files: marketDataErrors.severalFiles,
} as const;

/** The text of an uploaded file, whatever saved it. */
export function readText(bytes: Uint8Array): string {
  const decoded = decodeFile(bytes);
  if (decoded.ok) return decoded.text;
  throw new AppError(unreadable[decoded.reason]);
}

/** A name is only shown; one that looks like a path, or hides characters, is still no name of a file. */
export function isSafeName(name: string): boolean {
  return (
    name.trim() !== '' &&
    name.length <= importLimits.maxFileNameLength &&
    !name.includes('..') &&
    !/[/\\:\p{Cc}\p{Cf}]/u.test(name)
  );
}
