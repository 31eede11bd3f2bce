import { toCsv } from '@repo/domain/format';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { saveFile } from '../internal/save-file.ts';
import { csvColumns, type DataColumn } from './columns.ts';
import { dataTableTexts } from './data-table.texts.ts';
import type { CsvExport } from './table-options.ts';

interface ExportButtonProps<Row> {
  readonly csvExport: CsvExport<Row>;
  /** The visible ones. */
  readonly columns: readonly DataColumn<Row>[];
  /** In the displayed order. */
  readonly rows: readonly Row[];
}

const csvType = 'text/csv;charset=utf-8';

/** « Exporter en CSV », of local rows. */
export function ExportButton<Row>({ csvExport, columns, rows }: ExportButtonProps<Row>) {
  const { fileName } = csvExport;
  const save = () => {
    const written = csvExport.columns ?? csvColumns(columns, rows);
    saveFile(`${fileName}.csv`, new Blob([toCsv(written, rows)], { type: csvType }));
  };
  return (
    <Button onPress={save} size="sm" variant="ghost">
      <Icon name="download" size={16} />
      {dataTableTexts.exportCsv}
    </Button>
  );
}
