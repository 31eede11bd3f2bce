import { VisuallyHidden } from '@repo/ui/layout';
import styles from './contract-cards.module.css';
import { type Contract, progressOf } from './documents.model.ts';
import { progressTexts as texts } from './documents.texts.ts';

/** From the signature to the units, as dots; nothing of a contract that has ended. */
export function ContractProgress({ contract }: { readonly contract: Contract }) {
  const steps = progressOf(contract);
  if (steps === null) return null;
  return (
    <ol aria-label={texts.label} className={styles.progress}>
      {steps.map(({ id, state }) => (
        <li className={styles.step} data-state={state} key={id}>
          {texts.steps[id]}
          <VisuallyHidden>{texts.states[state]}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
