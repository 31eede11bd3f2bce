import { toCsv } from '@repo/domain/format';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { saveFile } from '../internal/save-file.ts';
import { toast } from '../toast/index.ts';
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

/** « Exporter en CSV »: at once for local rows, after a fetch for the others. */
export function ExportButton<Row>({ csvExport, columns, rows }: ExportButtonProps<Row>) {
  const [isPending, setIsPending] = useState(false);
  const { fileName, onExport } = csvExport;
  const save = (exported: readonly Row[]) => {
    const written = csvExport.columns ?? csvColumns(columns, exported);
    saveFile(`${fileName}.csv`, new Blob([toCsv(written, exported)], { type: csvType }));
  };
  const exportAll = () => {
    if (onExport === undefined) {
      save(rows);
      return;
    }
    setIsPending(true);
    void onExport()
      .then(save, () => toast.error(dataTableTexts.exportFailed))
      .finally(() => setIsPending(false));
  };
  return (
    <Button
      isPending={isPending}
      onPress={exportAll}
      pendingLabel={dataTableTexts.exportPending}
      size="sm"
      variant="ghost"
    >
      {isPending ? null : <Icon name="download" size={16} />}
      {dataTableTexts.exportCsv}
    </Button>
  );
}
