import { FileLink } from '@repo/client/file-link';
import { Offered } from '@repo/client/offered';
import { useAddress } from '@repo/client/use-address';
import { TextLink } from '@repo/ui/button';
import { chainTexts } from './chain/chain.texts.ts';
import { type Contract, mainAction } from './documents.model.ts';
import styles from './documents.module.css';
import { documentsTexts as texts } from './documents.texts.ts';

/** The signed contract and the PEP document, or a note that they are missing (R246, R247); and the steps. */
export function ContractLinks({ contract }: { readonly contract: Contract }) {
  const { hrefWith } = useAddress();
  return (
    <span className={styles.links}>
      <ContractFile label={texts.contract} missing={texts.noContract} url={contract.contract_url} />
      <span title={texts.pepMeaning}>
        <ContractFile label={texts.pep} missing={texts.noPep} url={contract.pep_url} />
      </span>
      {mainAction(contract) === 'follow' ? null : (
        <Offered operation="getContractChain">
          <TextLink className={styles.action} href={hrefWith({ chain: contract.id })}>
            {chainTexts.open}
          </TextLink>
        </Offered>
      )}
    </span>
  );
}

interface ContractFileProps {
  readonly url: string | null;
  readonly label: string;
  readonly missing: string;
}

function ContractFile({ url, label, missing }: ContractFileProps) {
  if (url === null) return <span className={styles.fine}>{missing}</span>;
  return (
    <FileLink className={styles.action} href={url}>
      {label}
    </FileLink>
  );
}
