import { pageSizes } from '@repo/domain/limits';
import { Accordion } from '@repo/ui/accordion';
import { DataTable } from '@repo/ui/data-table';
import { AdditionList, ExplainedRows } from './ExplainedRows.tsx';
import {
  accountOf,
  causesOf,
  type ExplainedFigures,
  type ExplainProps,
  movementRows,
  strategiesOf,
  stretchRows,
} from './explained.model.ts';
import styles from './explained.module.css';
import { explainedTexts as texts } from './explained.texts.ts';
import { movementColumns, movementFile } from './movement-columns.tsx';
import { stretchColumns, stretchFile } from './stretch-columns.tsx';
import { WaitingList } from './WaitingList.tsx';

/** The yield as an account and by cause, then the movements and stretches behind both. */
export function YieldExplained({ portfolio: { currency }, product }: ExplainProps) {
  return (
    <ExplainedRows currency={currency}>
      {(figures) => <Explained figures={figures} product={product} />}
    </ExplainedRows>
  );
}

interface ExplainedProps {
  readonly figures: ExplainedFigures;
  readonly product: string | null;
}

function Explained({ figures, product }: ExplainedProps) {
  const { currency } = figures;
  const strategies = strategiesOf(figures, product);
  return (
    <>
      <div className={styles.sums}>
        <section>
          <h3 className={styles.heading}>{texts.sum.account}</h3>
          <AdditionList addition={accountOf(strategies, currency)} />
        </section>
        <section>
          <h3 className={styles.heading}>{texts.sum.causes}</h3>
          <AdditionList addition={causesOf(strategies, currency)} />
        </section>
      </div>
      <section>
        <h3 className={styles.heading}>{texts.movements.table}</h3>
        <DataTable
          columns={movementColumns(currency)}
          label={texts.movements.table}
          paging={{ pageSize: pageSizes[0], pageSizes }}
          rowId={({ contract_id: id, order_date: ordered, date, kind, amount }) =>
            `${id} ${ordered} ${date} ${kind} ${amount}`
          }
          rows={movementRows(strategies)}
          tools={{ csvExport: { fileName: texts.movements.file, columns: movementFile(currency) } }}
        />
      </section>
      <WaitingList strategies={strategies} />
      <Accordion
        items={[
          {
            id: 'stretches',
            title: texts.stretches.title,
            content: <Stretches figures={figures} product={product} />,
          },
        ]}
      />
    </>
  );
}

function Stretches({ figures, product }: ExplainedProps) {
  return (
    <div className={styles.explained}>
      <p>{texts.stretches.note}</p>
      <DataTable
        columns={stretchColumns(figures.currency)}
        label={texts.stretches.table}
        paging={{ pageSize: pageSizes[0], pageSizes }}
        rowId={({ product: title, from, to, units }) => `${title} ${from.date} ${to.date} ${units}`}
        rows={stretchRows(strategiesOf(figures, product))}
        tools={{ csvExport: { fileName: texts.stretches.file, columns: stretchFile } }}
      />
    </div>
  );
}
