import { useAddress } from '@repo/client/use-address';
import { TextLink } from '@repo/ui/button';
import { paths } from '../../shared/paths.ts';
import { chainTexts } from './chain/chain.texts.ts';
import type { Contract } from './documents.model.ts';
import styles from './documents.module.css';
import { documentsTexts as texts } from './documents.texts.ts';

/**
 * Links to the signed contract and the PEP document, or a note that they are missing (R246, R247); and the link to all
 * steps.
 */
export function ContractLinks({ contract }: { readonly contract: Contract }) {
  const { hrefWith } = useAddress();
  return (
    <span className={styles.lines}>
      <FileLink label={texts.contract} missing={texts.noContract} url={contract.contract_url} />
      <FileLink label={texts.pep} missing={texts.noPep} url={contract.pep_url} />
      <TextLink className={styles.action} href={hrefWith({ chain: contract.id })}>
        {chainTexts.open}
      </TextLink>
      <TextLink className={styles.action} href={paths.writeAbout(contract.id)}>
        {texts.write}
      </TextLink>
    </span>
  );
}

interface FileLinkProps {
  readonly url: string | null;
  readonly label: string;
  readonly missing: string;
}

function FileLink({ url, label, missing }: FileLinkProps) {
  if (url === null) return <span className={styles.fine}>{missing}</span>;
  return (
    <TextLink className={styles.action} href={url} rel="noopener noreferrer" target="_blank">
      {label}
    </TextLink>
  );
}
