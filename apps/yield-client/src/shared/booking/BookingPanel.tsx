import { Button, TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { FrameEmbed } from '@repo/ui/frame-embed';
import { Cluster, Stack } from '@repo/ui/layout';
import { useState } from 'react';
import { bookingTexts as texts } from './booking.texts.ts';
import { useAdviser } from './use-adviser.ts';

/**
 * The calendar of the client's adviser, else the default one (R153). It comes from a third party, so it is fetched
 * only on demand, and a plain link works without it.
 */
export function BookingPanel() {
  const { name, bookingUrl } = useAdviser();
  const [isShown, setIsShown] = useState(false);
  return (
    <Card title={texts.title}>
      <Stack>
        {name === '' ? null : <p>{texts.withAdviser(name)}</p>}
        {bookingUrl === null ? <p className="muted">{texts.none}</p> : null}
        {bookingUrl !== null && isShown ? (
          <FrameEmbed
            failedText={texts.failed}
            height="680px"
            loadingText={texts.loading}
            src={bookingUrl}
            title={texts.frame}
          />
        ) : null}
        {bookingUrl !== null && !isShown ? (
          <>
            <p>{texts.intro}</p>
            <Cluster gap={20}>
              <Button onPress={() => setIsShown(true)}>{texts.open}</Button>
              <TextLink href={bookingUrl} rel="noreferrer" target="_blank">
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
