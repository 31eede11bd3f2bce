import { formatDocumentAmount, formatSubscriptionAmount } from '@repo/domain/format';
import { Button } from '../../../src/button/index.ts';
import { Badge, StatusBadge, type StatusTone } from '../../../src/feedback/index.ts';
import { Cluster } from '../../../src/layout/index.ts';
import { Logo } from '../../../src/shell/index.ts';
import type { Theme } from '../../../src/tokens/index.ts';
import styles from './accueil.module.css';
import { staffTexts } from './accueil.texts.ts';
import { SiteSample } from './SiteSample.tsx';

type Status = keyof typeof staffTexts.status;

const tones: Readonly<Record<Status, StatusTone>> = {
  deposited: 'warning',
  verifying: 'accent',
  paid: 'positive',
};

interface Row {
  readonly po: string;
  readonly product: 'usdfy' | 'btcfy' | 'eurfy';
  readonly amount: string;
  readonly status: Status;
}

const rows: readonly Row[] = [
  {
    po: 'PO-2026-0187',
    product: 'usdfy',
    amount: formatSubscriptionAmount('15000', 'USDC'),
    status: 'deposited',
  },
  {
    po: 'PO-2026-0186',
    product: 'eurfy',
    amount: formatSubscriptionAmount('120000', 'EURO'),
    status: 'deposited',
  },
  { po: 'PO-2026-0184', product: 'btcfy', amount: formatDocumentAmount('0.85', 'BTC'), status: 'verifying' },
  { po: 'PO-2026-0179', product: 'usdfy', amount: formatSubscriptionAmount('80000', 'USDC'), status: 'paid' },
];

/** The back office: many rows, one action. */
export function StaffSample({ theme }: { readonly theme: Theme }) {
  return (
    <SiteSample
      brand="staff"
      feel={staffTexts.feel}
      name={<Logo brand="staff" name="Back-office" />}
      theme={theme}
    >
      <ul aria-label={staffTexts.list} className={styles.rows}>
        {rows.map(({ po, product, amount, status }) => (
          <li key={po}>
            <span className={styles.po}>{po}</span>
            <Badge look="plain" tone={product}>
              {product.toUpperCase()}
            </Badge>
            <span className={styles.amount}>{amount}</span>
            <StatusBadge labels={staffTexts.status} status={status} tones={tones} />
          </li>
        ))}
      </ul>
      <Cluster justify="end">
        <Button variant="ghost">{staffTexts.other}</Button>
        <Button>{staffTexts.action}</Button>
      </Cluster>
    </SiteSample>
  );
}
