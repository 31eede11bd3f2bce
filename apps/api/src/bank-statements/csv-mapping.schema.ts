import { z } from 'zod';

/** The name of a column in the header; letter case and accents are ignored. */
const column = z.string().trim().min(1).max(100);

/** How one bank writes its CSV files: kept with the bank, chosen once by staff. */
export const csvMappingSchema = z.strictObject({
  encoding: z.enum(['utf-8', 'iso-8859-1']),
  delimiter: z.enum([';', ',', '\t']),
  decimalSeparator: z.enum([',', '.']),
  dateFormat: z.enum(['dd/mm/yyyy', 'yyyy-mm-dd']),
  /** Lines above the header. */
  skippedLines: z.int().min(0).max(50),
  columns: z.strictObject({
    bookingDay: column,
    /** One signed column, or one for each direction, in which the sign is ignored. */
    amount: z.union([z.strictObject({ signed: column }), z.strictObject({ credit: column, debit: column })]),
    /** Joined with spaces. */
    wording: z.array(column).min(1).max(5),
    valueDay: column.optional(),
    partyName: column.optional(),
    partyAccount: column.optional(),
    /** The bank's reference of the line. */
    reference: column.optional(),
    /** The balance after the line. */
    balance: column.optional(),
    /** The IBAN or number of our account. */
    account: column.optional(),
  }),
});

export type CsvMapping = z.infer<typeof csvMappingSchema>;
