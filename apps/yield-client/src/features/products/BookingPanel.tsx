import { useServices } from '@repo/auth';
import { Button, TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { FrameEmbed } from '@repo/ui/frame-embed';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import styles from './products.module.css';
import { productsTexts as texts } from './products.texts.ts';

/** « Être accompagné »: the calendar of the client's adviser, else the default one, fetched when asked for (R202). */
export function BookingPanel() {
  const { queries, config } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const { data: user } = useQuery(queries.query('getMe'));
  const address = user?.assigned_sales?.calendly_url ?? config.defaultCalendlyUrl;
  if (isOpen && address) {
    return (
      <Card title={texts.bookingTitle}>
        <FrameEmbed
          failedText={texts.bookingFailed}
          height="680px"
          src={address}
          title={texts.bookingFrame}
        />
      </Card>
    );
  }
  return (
    <Card title={texts.bookingTitle}>
      <div className={styles.booking}>
        <p>{texts.bookingText}</p>
        {address ? (
          <>
            <Button onPress={() => setIsOpen(true)} variant="ghost">
              {texts.bookingOpen}
            </Button>
            <p className={styles.fine}>{texts.bookingPrivacy}</p>
          </>
        ) : (
          <p className={styles.fine}>
            {texts.bookingNone} <TextLink href={paths.support}>{texts.support}</TextLink>
          </p>
        )}
      </div>
    </Card>
  );
}
