import { useServices } from '@repo/auth';
import { Button, TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { FrameEmbed } from '@repo/ui/frame-embed';
import { Cluster, Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingTexts as texts } from './booking.texts.ts';

/**
 * The calendar of the client's adviser, else the default one (R153). It comes from a third party, so it is fetched
 * only when asked for, and a plain link does without it.
 */
export function BookingPanel() {
  const { queries, config } = useServices();
  const [isShown, setIsShown] = useState(false);
  const { data: user } = useQuery(queries.query('getMe'));
  const adviser = [user?.assigned_sales?.firstname, user?.assigned_sales?.lastname].filter(Boolean).join(' ');
  const address = user?.assigned_sales?.calendly_url ?? config.defaultCalendlyUrl;
  return (
    <Card title={texts.title}>
      <Stack>
        {adviser === '' ? null : <p>{texts.withAdviser(adviser)}</p>}
        {address === null ? <p className="muted">{texts.none}</p> : null}
        {address !== null && isShown ? (
          <FrameEmbed
            failedText={texts.failed}
            height="680px"
            loadingText={texts.loading}
            src={address}
            title={texts.frame}
          />
        ) : null}
        {address !== null && !isShown ? (
          <>
            <p>{texts.intro}</p>
            <Cluster gap={20}>
              <Button onPress={() => setIsShown(true)}>{texts.open}</Button>
              <TextLink href={address} rel="noreferrer" target="_blank">
                {texts.newTab}
              </TextLink>
            </Cluster>
            <p className="small muted">{texts.privacy}</p>
          </>
        ) : null}
      </Stack>
    </Card>
  );
}
