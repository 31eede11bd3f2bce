// A bank's file read for one account of the house, with what each line would do. Writes nothing.
import { createHash } from 'node:crypto';
import { addDays } from '@repo/domain/dates';
import type {
  AccountStatement,
  BookedBalance,
  FileError,
  StatementFile,
} from '../../bank-statements/account-statement.ts';
import { csvMappingSchema } from '../../bank-statements/csv-mapping.schema.ts';
import { readCamt } from '../../bank-statements/read-camt.ts';
import { readCsv } from '../../bank-statements/read-csv.ts';
import type { StatementImportRow } from '../../db/schema/bank-statements.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { isSafeName } from '../market-data/read-text.ts';
import { type HouseAccount, requireHouseAccount } from './house-accounts.ts';
import { receiptsErrors } from './receipts.errors.ts';
import { listTypedMovements } from './statement-debits.ts';
import { DAYS_APART, type PlannedLine, planLines } from './statement-plan.ts';
import * as repository from './statements.repository.ts';

export interface StatementInput {
  account: string;
  file: UploadedFile | null;
}

export interface ReadStatement {
  account: HouseAccount['account'];
  kind: 'camt053' | 'csv';
  fileName: string;
  sha256: string;
  /** The import of the same file before. */
  earlier: StatementImportRow | undefined;
  /** Value days, first and last; null of a file without lines. */
  days: { first: string; last: string } | null;
  opening: BookedBalance | null;
  closing: BookedBalance | null;
  lines: readonly PlannedLine[];
  pendingCount: number;
  errors: readonly FileError[];
}

export async function readStatement(
  deps: Deps,
  { account: name, file }: StatementInput,
): Promise<ReadStatement> {
  if (file === null) throw new AppError(receiptsErrors.fileMissing);
  if (!isSafeName(file.claimedName)) throw new AppError(receiptsErrors.fileName);
  if (!name.startsWith('bank:')) throw new AppError(receiptsErrors.notBank);
  const { account } = await requireHouseAccount(deps.db, name, 'EURO');
  const kind = isXml(file.bytes) ? 'camt053' : 'csv';
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const earlier = await repository.findImport(deps.db, account, sha256);
  const read = await readBytes(deps, { account, bytes: file.bytes, kind });
  const statements = read.isRead ? read.statements : [];
  const lines = statements.flatMap((statement) => statement.lines);
  const valueDays = lines.map(({ valueDay }) => valueDay).toSorted();
  const [first, last] = [valueDays[0], valueDays.at(-1)];
  const days = first === undefined || last === undefined ? null : { first, last };
  const around = days && { first: addDays(days.first, -DAYS_APART), last: addDays(days.last, DAYS_APART) };
  const importId = earlier?.id ?? null;
  const planned = planLines(lines, {
    imports: await repository.listKnownIds(
      deps.db,
      account,
      lines.map(({ externalId }) => externalId),
    ),
    importId,
    typed: around === null ? [] : await repository.listTypedReceipts(deps.db, account, around),
    executed: around === null ? [] : await repository.listExecutedPayouts(deps.db, around),
    movements: around === null ? [] : await listTypedMovements(deps.db, { account, ...around, importId }),
  });
  return {
    account,
    kind,
    fileName: file.claimedName,
    sha256,
    earlier,
    days,
    ...balancesOf(statements),
    lines: planned,
    pendingCount: statements.reduce((sum, { pendingCount }) => sum + pendingCount, 0),
    errors: read.isRead ? [] : read.errors,
  };
}

/** A CAMT file begins with a tag, after its mark of order; an empty one is refused as such, without its columns. */
function isXml(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 200).toString('utf8').replace('\uFEFF', '').trimStart();
  return start === '' || start.startsWith('<');
}

interface Bytes {
  account: string;
  bytes: Buffer;
  kind: ReadStatement['kind'];
}

async function readBytes(deps: Deps, { account, bytes, kind }: Bytes): Promise<StatementFile> {
  const expected = { iban: account.replace('bank:', '').replaceAll(' ', ''), currency: 'EUR' };
  if (kind === 'camt053') return readCamt(bytes, expected);
  const mapping = csvMappingSchema.safeParse(await repository.findMapping(deps.db, account));
  if (!mapping.success) throw new AppError(receiptsErrors.noMapping);
  return readCsv(bytes, mapping.data, expected);
}

/** Of the first and the last statement of the file, in the order of their days. */
function balancesOf(statements: readonly AccountStatement[]): Pick<ReadStatement, 'opening' | 'closing'> {
  const openings = statements.flatMap(({ opening }) => opening ?? []).toSorted(byDay);
  const closings = statements.flatMap(({ closing }) => closing ?? []).toSorted(byDay);
  return { opening: openings[0] ?? null, closing: closings.at(-1) ?? null };
}

function byDay(one: BookedBalance, other: BookedBalance): number {
  return one.day < other.day ? -1 : 1;
}
