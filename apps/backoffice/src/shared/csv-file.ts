/** A file with columns, to choose in the first step of an import. */
import type { PickedFile } from '@repo/ui/file-dropzone';

/** The MIME types that browsers report for a CSV file: Excel's on Windows, none on some systems. */
export const csvTypes = [
  '.csv',
  'text/csv',
  'text/plain',
  'application/csv',
  'application/vnd.ms-excel',
  '',
] as const;

export function toPickedFile(file: File): PickedFile {
  return { id: file.name, name: file.name, type: 'text/csv', sizeBytes: file.size };
}
