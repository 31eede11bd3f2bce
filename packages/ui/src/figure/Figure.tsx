import { hiddenAmount } from '@repo/domain/format';
import type { ReactNode } from 'react';
import { cx } from '../internal/class-names.ts';
import { VisuallyHidden } from '../layout/index.ts';
import { figureTexts } from '../parts.texts.ts';
import { Change, type Direction } from './Change.tsx';
import { splitFigure } from './figure.model.ts';
import styles from './figure.module.css';

export interface FigureProps {
  readonly label?: ReactNode;
  /** Already formatted by `@repo/domain/format`. */
  readonly amount: string;
  /** Balances are hidden: bullets, and no digit of the amount in the DOM. */
  readonly isHidden?: boolean | undefined;
  /** `hero`: the main figure of a page. */
  readonly size?: 'hero' | 'large' | 'normal' | undefined;
  /** Already formatted and signed. */
  readonly change?: string | undefined;
  readonly direction?: Direction | undefined;
  /** After the change: « sur 12 mois, paiements exclus ». */
  readonly note?: ReactNode;
  readonly className?: string | undefined;
}

/** An amount, its decimals smaller, with its change shown by sign, arrow and colour. */
export function Figure(props: FigureProps) {
  const {
    label,
    amount,
    isHidden = false,
    size = 'normal',
    change,
    direction = 'flat',
    note,
    className,
  } = props;
  return (
    <div className={cx(styles.figure, className)}>
      {label === undefined ? null : <span className={styles.label}>{label}</span>}
      <span className={cx(styles.amount, styles[size])}>
        {isHidden ? <HiddenAmount /> : <ShownAmount amount={amount} />}
      </span>
      {change === undefined && note === undefined ? null : (
        <span className={styles.line}>
          {change === undefined ? null : (
            <Change direction={isHidden ? 'flat' : direction} text={isHidden ? hiddenAmount() : change} />
          )}
          {note === undefined ? null : <span className={styles.note}>{note}</span>}
        </span>
      )}
    </div>
  );
}

function ShownAmount({ amount }: { readonly amount: string }) {
  const { main, minor } = splitFigure(amount);
  return (
    <>
      {main}
      <span className={styles.minor}>{minor}</span>
    </>
  );
}

function HiddenAmount() {
  return (
    <>
      <span aria-hidden="true">{hiddenAmount()}</span>
      <VisuallyHidden>{figureTexts.hidden}</VisuallyHidden>
    </>
  );
}
