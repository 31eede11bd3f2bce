import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { Badge } from '@repo/ui/feedback';
import { contractColumns } from './contract-columns.tsx';
import type { Contract, ProductGroup } from './documents.model.ts';
import styles from './documents.module.css';
import { documentsTexts as texts } from './documents.texts.ts';

const columns: readonly DataColumn<Contract>[] = contractColumns;

/** The contracts of one product, with the total invested (R245, R246). */
export function ContractGroup({ group }: { readonly group: ProductGroup }) {
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
      <DataTable
        columns={columns}
        isWide
        label={texts.contractsOf(group.product)}
        rowId={({ id }) => id}
        rows={group.contracts}
      />
    </section>
  );
}
