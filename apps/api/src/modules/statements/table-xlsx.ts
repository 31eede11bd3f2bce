import { type Decimal, decimal, toText } from '@repo/domain/money';
import { unzipSync, zipSync } from 'fflate';
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { ExportTable, TableCell } from './export-table.ts';

/** The first day a ZIP file can name: its entries would carry the time they were made, and no two files be alike. */
const noTime = new Date(1980, 0, 1);
const widest = 28;

/** The table as an XLSX file of one sheet, its heads frozen; the same table gives the same bytes. */
export async function tableXlsx({ sheet, headers, rows }: ExportTable): Promise<Buffer> {
  const heads = headers.map((value): Cell => ({ value, type: String, fontWeight: 'bold' }));
  const file = await writeExcelFile([heads, ...rows.map((cells) => cells.map(toCell))], {
    sheet,
    stickyRowsCount: 1,
    columns: headers.map((header) => ({ width: Math.min(widest, Math.max(12, header.length + 2)) })),
  }).toBuffer();
  return Buffer.from(zipSync(unzipSync(file), { mtime: noTime }));
}

function toCell(cell: TableCell): Cell {
  if (cell === null) return null;
  if (cell.kind === 'text') return { value: cell.text, type: String };
  if (cell.kind === 'amount') return amountCell(cell.amount);
  return cell.kind === 'day'
    ? { value: new Date(cell.day), type: Date, format: 'dd/mm/yyyy' }
    : { value: cell.rate, type: Number, format: '0.00%' };
}

/** A spreadsheet counts in doubles: an amount that one cannot hold is written out, rather than changed. */
function amountCell(amount: Decimal): Cell {
  const value = amount.toNumber();
  return decimal(value).eq(amount)
    ? { value, type: Number, format: '#,##0.00################' }
    : { value: toText(amount), type: String, align: 'right' };
}
