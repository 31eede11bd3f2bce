import { formatNumericDate } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import type { Contract } from './documents.model.ts';
import styles from './documents.module.css';
import { proofTexts as texts } from './documents.texts.ts';

/** A read-only proof. */
export function FiledProof({ contract }: { readonly contract: Contract }) {
  const proof = contract.payment_proof;
  if (proof === null) return <p className="muted">{texts.noProof}</p>;
  const lines: readonly (readonly [string, string | null])[] = [
    [texts.reference, proof.reference],
    [texts.origin, proof.wallet_address],
    [texts.txid, proof.txid],
    [texts.executedOn, proof.executed_on === null ? null : formatNumericDate(proof.executed_on)],
    [texts.submittedOn, proof.submitted_at === null ? null : formatNumericDate(proof.submitted_at)],
  ];
  const filled = lines.flatMap(([term, value]) =>
    value === null || value === '' ? [] : [{ term, value: <span className={styles.long}>{value}</span> }],
  );
  return (
    <DefinitionList
      items={[...filled, ...(proof.tx_urls.length === 0 ? [] : [linksLine(proof.tx_urls)])]}
      look="stacked"
    />
  );
}

function linksLine(urls: readonly string[]) {
  return {
    term: texts.links,
    value: (
      <ul className={styles.lines}>
        {urls.map((url) => (
          <li key={url}>
            <TextLink className={styles.long} href={url} rel="noopener noreferrer" target="_blank">
              {url}
            </TextLink>
          </li>
        ))}
      </ul>
    ),
  };
}
