import { Dialog } from '@repo/ui/dialog';
import type { ReactNode } from 'react';
import { DailyExplained } from './DailyExplained.tsx';
import type { ExplainProps, FigureName } from './explained.model.ts';
import styles from './explained.module.css';
import { explainedTexts } from './explained.texts.ts';
import { RateExplained } from './RateExplained.tsx';
import { ValueExplained } from './ValueExplained.tsx';
import { YieldExplained } from './YieldExplained.tsx';

interface ExplainDialogProps extends ExplainProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const contents: Record<FigureName, (props: ExplainProps) => ReactNode> = {
  value: ValueExplained,
  change: RateExplained,
  yield: YieldExplained,
  annualised: RateExplained,
  daily: DailyExplained,
};

/** The formula in words, its input rows, and the limits of the figure. */
export function ExplainDialog({ isOpen, onClose, ...explained }: ExplainDialogProps) {
  const { title, formula, limits } = explainedTexts.figures[explained.figure];
  const Content = contents[explained.figure];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} shape="wide" title={title}>
      <div className={styles.explained}>
        <p className={styles.formula}>{formula}</p>
        <Content {...explained} />
        <section>
          <h3 className={styles.heading}>{explainedTexts.limitsTitle}</h3>
          <p>{limits}</p>
        </section>
      </div>
    </Dialog>
  );
}
