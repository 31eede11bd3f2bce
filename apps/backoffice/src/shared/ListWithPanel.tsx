import { readAddress } from '@repo/client/staff-address';
import { useAddress } from '@repo/client/use-address';
import type { ReactNode } from 'react';
import { Outlet, useParams } from 'react-router';
import styles from './list-panel.module.css';

/** A list with its views and filters, and the record that is open beside it or, as the address has it, over the whole page. */
export function ListWithPanel({ children }: { readonly children: ReactNode }) {
  const { id } = useParams();
  const { address } = useAddress();
  const isOpen = id !== undefined;
  const isFull = readAddress(address, 'full') === 'true';
  return (
    <div className={styles.page} data-full={isFull} data-open={isOpen}>
      {/* Hidden, not removed: its rows are those of « j » and « k ». */}
      <div className={styles.list} hidden={isOpen && isFull}>
        {children}
      </div>
      <Outlet />
    </div>
  );
}
