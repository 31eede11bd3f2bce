import { CellInput } from '@repo/ui/cell-input';
import type { Dispatch } from 'react';
import { detailFields, detailKey, type GridAction, type Typed } from './nav-entry.model.ts';
import styles from './nav-entry.module.css';
import { navEntryTexts as texts } from './nav-entry.texts.ts';

interface CellDetailProps {
  /** Of the cell. */
  readonly gridKey: string;
  readonly label: string;
  readonly typed: Typed;
  readonly dispatch: Dispatch<GridAction>;
}

/** What a typed NAV is made of: closed until it is needed. */
export function CellDetail({ gridKey, label, typed, dispatch }: CellDetailProps) {
  const isFilled = detailFields.some((field) => typed[detailKey(gridKey, field)] !== undefined);
  return (
    <details className={styles.detail} open={isFilled || undefined}>
      <summary aria-label={texts.detailCell(texts.detail, label)}>{texts.detail}</summary>
      {detailFields.map((field) => {
        const key = detailKey(gridKey, field);
        return (
          <div className={styles.part} key={field}>
            <span aria-hidden="true">{texts.detailFields[field]}</span>
            <CellInput
              label={texts.detailCell(texts.detailFields[field], label)}
              onChange={({ target }) => dispatch({ kind: 'type', key, text: target.value })}
              value={typed[key] ?? ''}
            />
          </div>
        );
      })}
    </details>
  );
}
