import { Button } from '../button/index.ts';
import styles from './chart.module.css';
import { chartTexts } from './chart.texts.ts';

export interface ChartFailureProps {
  readonly message?: string | undefined;
  readonly onRetry: () => void;
}

/** Shown in place of a chart that could not be drawn. */
export function ChartFailure({ message = chartTexts.failed, onRetry }: ChartFailureProps) {
  return (
    <div className={styles.placeholder} role="alert">
      <p>{message}</p>
      <Button onPress={onRetry} size="sm" variant="ghost">
        {chartTexts.retry}
      </Button>
    </div>
  );
}
