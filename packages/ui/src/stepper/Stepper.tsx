import { Button } from 'react-aria-components/Button';
import { cx } from '../internal/class-names.ts';
import { stepperTexts } from '../parts.texts.ts';
import styles from './stepper.module.css';

export interface StepperProps {
  readonly steps: readonly string[];
  /** From 0. */
  readonly current: number;
  /** Makes the completed steps buttons. */
  readonly onGoTo?: ((index: number) => void) | undefined;
}

/** The progress of a wizard: « Étape 2 sur 4 ». On a phone only the current step keeps its label. */
export function Stepper({ steps, current, onGoTo }: StepperProps) {
  return (
    <ol aria-label={stepperTexts.steps} className={styles.steps}>
      {steps.map((name, index) => {
        const isCurrent = index === current;
        const words = (
          <span className={styles.words}>
            <small>
              {isCurrent ? stepperTexts.stepOf(index + 1, steps.length) : stepperTexts.step(index + 1)}
            </small>
            {name}
          </span>
        );
        return (
          <li
            aria-current={isCurrent ? 'step' : undefined}
            className={cx(styles.step, index <= current && styles.done, isCurrent && styles.current)}
            key={name}
          >
            {onGoTo !== undefined && index < current ? (
              <Button className={cx(styles.back)} onPress={() => onGoTo(index)}>
                {words}
              </Button>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ol>
  );
}
