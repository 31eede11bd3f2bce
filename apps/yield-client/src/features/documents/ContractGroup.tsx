import { readAddress } from '@repo/client/address';
import { useAddress } from '@repo/client/use-address';
import { Badge } from '@repo/ui/feedback';
import { ContractTable } from './ContractTable.tsx';
import { isToPay, type ProductGroup } from './documents.model.ts';
import styles from './documents.module.css';
import { documentsTexts as texts } from './documents.texts.ts';
import { PayPanel } from './PayPanel.tsx';

/** The contracts of one product, with the total invested (R245, R246); and how to pay the one that the URL names. */
export function ContractGroup({ group }: { readonly group: ProductGroup }) {
  const { address } = useAddress();
  const pay = readAddress(address, 'pay');
  const toPay = group.contracts.find((contract) => contract.id === pay && isToPay(contract));
  return (
    <section aria-label={texts.contractsOf(group.product)} className={styles.group}>
      <div className={styles.groupHead}>
        <h2 className={styles.groupTitle}>
          <Badge tone={group.tone}>{group.product}</Badge>
        </h2>
        <p className={styles.total}>
          <span className="muted small">{texts.totalInvested}</span>
          <strong className="num">{group.totalInvested}</strong>
        </p>
      </div>
      <ContractTable contracts={group.contracts} label={texts.contractsOf(group.product)} />
      {toPay === undefined ? null : <PayPanel contract={toPay} key={toPay.id} />}
    </section>
  );
}
