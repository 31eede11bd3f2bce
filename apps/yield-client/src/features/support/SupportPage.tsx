import { Offered } from '@repo/client/offered';
import { Accordion } from '@repo/ui/accordion';
import { Card } from '@repo/ui/card';
import { Columns } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { appTexts } from '../../shared/app.texts.ts';
import { BookingPanel } from '../../shared/booking/BookingPanel.tsx';
import { MessagesCard } from './MessagesCard.tsx';
import styles from './support.module.css';
import { supportTexts as texts } from './support.texts.ts';

/** The coaching: what it includes, three questions, an appointment (R280–R282). */
export function SupportPage() {
  return (
    <>
      <title>{appTexts.nav.support}</title>
      <PageHeader subtitle={texts.intro} title={appTexts.nav.support} />
      <Columns aside={<BookingPanel />}>
        <Offered operation="listMyThreads">
          <MessagesCard />
        </Offered>
        <Card className={styles.after} title={texts.includedTitle}>
          <ol className={styles.steps}>
            {texts.included.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Card>
        <Card className={styles.after} title={texts.faqTitle}>
          <Accordion items={texts.faq} />
        </Card>
      </Columns>
    </>
  );
}
