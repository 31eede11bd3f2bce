import { useServices } from '@repo/auth';
import { focusScreen } from '@repo/client/start';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Contract } from './documents.model.ts';
import styles from './documents.module.css';
import { PayContract } from './PayContract.tsx';

/** How to pay one contract of the list, which does not know what was received. Without a response, all of it is to pay. */
export function PayPanel({ contract }: { readonly contract: Contract }) {
  const { queries } = useServices();
  const { data, isError } = useQuery(
    queries.query('getContractChain', {
      path: { id: contract.id },
      query: { currency: contract.converted_currency },
    }),
  );
  // Syncs the browser's focus with the panel that opens, also from the link of an email.
  useEffect(() => focusScreen({ scrolls: true }), []);
  return (
    <div className={styles.payPanel} data-page-focus tabIndex={-1}>
      <PayContract contract={contract} missing={isError ? null : data?.missing} />
    </div>
  );
}
