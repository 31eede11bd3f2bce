import { readAddress } from '@repo/client/address';
import { useAddress } from '@repo/client/use-address';
import type { ReactNode } from 'react';
import { Outlet, useParams } from 'react-router';
import styles from './list-panel.module.css';

/** A list, and the record that is open beside it or, as the address has it, over the whole page. */
export function ListWithPanel({ children }: { readonly children: ReactNode }) {
  const { id } = useParams();
  const { address } = useAddress();
  return (
    <div
      className={styles.page}
      data-full={readAddress(address, 'full') === 'true'}
      data-open={id !== undefined}
    >
      <div className={styles.list}>{children}</div>
      <Outlet />
    </div>
  );
}
