import { formatDashboardAmount, formatNumericDate } from '@repo/domain/format';
import { Amount } from '../Amount.tsx';
import type { ExplainedStrategy } from './explained.model.ts';
import styles from './explained.module.css';
import { explainedTexts } from './explained.texts.ts';

const texts = explainedTexts.waiting;

/** The payments received that no figure counts yet: they have no units. */
export function WaitingList({ strategies }: { readonly strategies: readonly ExplainedStrategy[] }) {
  const payments = strategies.flatMap(({ title, waiting }) =>
    waiting.map((payment) => ({ ...payment, product: title })),
  );
  if (payments.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{texts.title}</h3>
      <ul>
        {payments.map(({ contract_id: id, po_number: number, order_date: day, ...payment }) => (
          <li key={id}>
            <Amount>{formatDashboardAmount(payment.amount, payment.currency)}</Amount>
            {texts.line(payment.product, number, formatNumericDate(day))}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{texts.note}</p>
    </section>
  );
}
