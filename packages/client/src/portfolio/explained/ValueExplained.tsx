import { DataTable } from '@repo/ui/data-table';
import { DefinitionList } from '@repo/ui/definition-list';
import { Amount } from '../Amount.tsx';
import { amountText } from '../portfolio.model.ts';
import { ExplainedRows } from './ExplainedRows.tsx';
import { type ExplainProps, strategiesOf, totalOf } from './explained.model.ts';
import { explainedTexts } from './explained.texts.ts';
import { positionColumns, positionFile } from './position-columns.tsx';
import { WaitingList } from './WaitingList.tsx';

const texts = explainedTexts.positions;

/** The units held of each product, and the published values applied to them. */
export function ValueExplained({ portfolio: { currency }, product }: ExplainProps) {
  return (
    <ExplainedRows currency={currency}>
      {(figures) => {
        const rows = strategiesOf(figures, product);
        const value = totalOf(rows, 'current_amount');
        return (
          <>
            <DataTable
              columns={positionColumns(figures.currency)}
              label={texts.table}
              rowId={({ strategy_id: id }) => id}
              rows={rows}
              tools={{ csvExport: { fileName: texts.file, columns: positionFile } }}
            />
            <DefinitionList
              items={[]}
              total={{
                term: texts.total,
                value: <Amount>{amountText(value, figures.currency)}</Amount>,
              }}
            />
            <WaitingList strategies={rows} />
          </>
        );
      }}
    </ExplainedRows>
  );
}
