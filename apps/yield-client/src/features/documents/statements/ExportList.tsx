import { useServices } from '@repo/auth';
import { useDownload } from '@repo/client/download';
import type { DisplayCurrency } from '@repo/domain/money';
import { Button } from '@repo/ui/button';
import { useId, useState } from 'react';
import { exportFormats, exportTables } from './statements.model.ts';
import styles from './statements.module.css';
import { statementsTexts } from './statements.texts.ts';

const texts = statementsTexts.exports;

type Table = (typeof exportTables)[number];
type Format = (typeof exportFormats)[number];

/** Contracts, flows and yields, each as a CSV or an XLSX file. */
export function ExportList({ currency }: { readonly currency: DisplayCurrency }) {
  const titleId = useId();
  const [saved, setSaved] = useState<string | null>(null);
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <div>
        <h3 className={styles.subtitle} id={titleId}>
          {texts.title}
        </h3>
        <p className={styles.about}>{texts.about}</p>
        <output className={styles.about}>{saved === null ? null : statementsTexts.saved(saved)}</output>
      </div>
      <ul className={styles.exports}>
        {exportTables.map((table) => (
          <li className={styles.export} key={table}>
            <span>
              {texts.tables[table]}
              <span className={styles.detail}>{texts.details[table]}</span>
            </span>
            <span className={styles.formats}>
              {exportFormats.map((format) => (
                <ExportButton
                  currency={currency}
                  format={format}
                  key={format}
                  onSaved={setSaved}
                  table={table}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ExportButtonProps {
  readonly table: Table;
  readonly format: Format;
  readonly currency: DisplayCurrency;
  readonly onSaved: (name: string) => void;
}

function ExportButton({ table, format, currency, onSaved }: ExportButtonProps) {
  const { api } = useServices();
  const { start, isPending } = useDownload(
    () => api.download('exportPortfolio', { query: { table, format, currency } }),
    { onSaved, failed: texts.failed },
  );
  return (
    <Button
      isChange
      aria-label={texts.button(texts.tables[table], texts.formats[format])}
      isPending={isPending}
      onPress={() => start()}
      size="sm"
      variant="ghost"
    >
      {texts.formats[format]}
    </Button>
  );
}
