import { z } from 'zod';

/** The name of a column in the header, or « Colonne 2 » in a file without one. */
const column = z.string().trim().min(1).max(100);

/** How a file writes its days; a Unix time is its day in UTC, as exchanges close theirs. */
export const dateFormats = ['dd/mm/yyyy', 'yyyy-mm-dd', 'unix_seconds', 'unix_ms', 'unix_us'] as const;
export type DateFormat = (typeof dateFormats)[number];

/** How one source writes its files of NAVs or rates: remembered by the header of the file. */
export const importMappingSchema = z.strictObject({
  dateColumn: column,
  valueColumn: column,
  /** The column that names the strategy or the pair; null where the whole file is one series. */
  seriesColumn: column.nullable(),
  dateFormat: z.enum(dateFormats),
  decimalSeparator: z.enum([',', '.']),
});

export type ImportMapping = z.infer<typeof importMappingSchema>;
