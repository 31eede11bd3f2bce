import { useServices } from '@repo/auth';
import { readAddress } from '@repo/client/address';
import { useDownload } from '@repo/client/download';
import { useAddress } from '@repo/client/use-address';
import type { DisplayCurrency } from '@repo/domain/money';
import { Button } from '@repo/ui/button';
import { Select } from '@repo/ui/select';
import { useState } from 'react';
import {
  optionLabel,
  requestedStatement,
  type StatementList,
  statementsOf,
  yearsOf,
} from './statements.model.ts';
import styles from './statements.module.css';
import { statementsTexts as texts } from './statements.texts.ts';

interface StatementPickerProps {
  readonly currency: DisplayCurrency;
  readonly statements: StatementList['statements'];
  /** When the next one is due. */
  readonly next: string;
}

/** Selects a year, then a statement of that year. The URL holds the selection. */
export function StatementPicker({ currency, statements, next }: StatementPickerProps) {
  const { api } = useServices();
  const { address, change } = useAddress();
  const [saved, setSaved] = useState<string | null>(null);
  const chosen = requestedStatement(statements, readAddress(address, 'statement'));
  const period = chosen?.period ?? '';
  const year = period.slice(0, 4);
  const { start, isPending } = useDownload(
    () => api.download('downloadStatement', { query: { period, currency } }),
    { onSaved: setSaved, failed: texts.failed },
  );
  const choose = (requested: string | undefined) =>
    change({ statement: requested }, { preventScrollReset: true });
  return (
    <>
      <div className={styles.picker}>
        <Select
          className={styles.year}
          label={texts.year}
          onChange={(other) => choose(statementsOf(statements, other)[0]?.period)}
          options={yearsOf(statements).map((value) => ({ value, label: value }))}
          value={year}
        />
        <Select
          className={styles.period}
          label={texts.period}
          onChange={choose}
          options={statementsOf(statements, year).map((statement) => ({
            value: statement.period,
            label: optionLabel(statement, currency),
          }))}
          value={period}
        />
        <Button isChange isPending={isPending} onPress={() => start()} pendingLabel={texts.preparing}>
          {texts.download}
        </Button>
      </div>
      <div className={styles.about}>
        {chosen?.rectified.includes(currency) === true ? <p>{texts.rectifiedHelp}</p> : null}
        <p>{next}</p>
        <output>{saved === null ? null : texts.saved(saved)}</output>
      </div>
    </>
  );
}
