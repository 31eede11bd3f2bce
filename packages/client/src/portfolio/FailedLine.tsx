import { Button } from '@repo/ui/button';
import styles from './balance.module.css';
import type { Failed } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.failed;

interface FailedLineProps {
  readonly state: Failed;
}

/** Under a figure that failed to load: what happened, what is safe, and a retry. The activity panel reports why (R184). */
export function FailedLine({ state: { isRetrying, onRetry } }: FailedLineProps) {
  return (
    <>
      <span className={styles.muted}>
        {texts.title} {texts.safe}
      </span>
      <Button isPending={isRetrying} onPress={onRetry} size="sm" variant="ghost">
        {texts.retry}
      </Button>
    </>
  );
}
