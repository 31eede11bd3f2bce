import { proofReadingLines } from '@repo/client/proof-reading';
import type { Contract } from './documents.model.ts';
import styles from './documents.module.css';

/** « Retrouvé sur la chaîne à 14 h 02 », and where what was found differs from the proof. */
export function ProofReading({ contract }: { readonly contract: Contract }) {
  return proofReadingLines(contract).map(({ text, isFine }) => (
    <span className={isFine ? styles.sentence : styles.refused} key={text}>
      {text}
    </span>
  ));
}
