import { invalidate } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { useOffered } from '@repo/client/offered';
import { useSending } from '@repo/client/sending';
import { Button, TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Banner } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { lazyPart } from '@repo/ui/lazy-part';
import { useState } from 'react';
import { bookingTexts as texts } from './booking.texts.ts';
import { useAdviser } from './use-adviser.ts';

const BookingCalendar = lazyPart(async () => (await import('./BookingCalendar.tsx')).BookingCalendar);

/**
 * The calendar of the client's adviser, else the default one (R153). It comes from a third party, so it is fetched
 * only on demand, and a plain link works without it.
 */
export function BookingPanel() {
  const { name, bookingUrl, visitor } = useAdviser();
  const [isShown, setIsShown] = useState(false);
  const { isBooked, onBooked } = useBooking();
  return (
    <Card title={texts.title}>
      <Stack>
        {name === '' ? null : <p>{texts.withAdviser(name)}</p>}
        {bookingUrl === null ? <p className="muted">{texts.none}</p> : null}
        {isBooked ? (
          <Banner isLive tone="success">
            {texts.booked}
          </Banner>
        ) : null}
        {bookingUrl !== null && visitor !== null && isShown ? (
          <>
            <BookingCalendar
              {...visitor}
              onBooked={onBooked}
              url={bookingUrl}
              waiting={<p className="muted">{texts.loading}</p>}
            />
            <p className="small">
              <CalendarLink href={bookingUrl} />
            </p>
          </>
        ) : null}
        {bookingUrl !== null && !isShown ? (
          <>
            <p>{texts.intro}</p>
            <Cluster gap={20}>
              <Button onPress={() => setIsShown(true)}>{texts.open}</Button>
              <CalendarLink href={bookingUrl} />
            </Cluster>
            <p className="small muted">{texts.privacy}</p>
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

/** Without the frame, whatever happens to it. */
function CalendarLink({ href }: { readonly href: string }) {
  return (
    <TextLink href={href} rel="noreferrer" target="_blank">
      {texts.newTab}
    </TextLink>
  );
}

/** That the calendar booked, never when: it gives no date. The booking stands whatever becomes of the line. */
function useBooking() {
  const { api, queryClient } = useServices();
  const isView = useSession().view !== null;
  const isRecorded = useOffered('recordAppointment') && !isView;
  const [isBooked, setIsBooked] = useState(false);
  const recording = useSending({
    mutationFn: (uri: string) => api.call('recordAppointment', { body: { event_uri: uri } }),
    retry: 2,
    onSuccess: () => invalidate(queryClient, 'getDashboard'),
  });
  const onBooked = (eventUri: string) => {
    setIsBooked(true);
    if (isRecorded) recording.send(eventUri);
  };
  return { isBooked, onBooked };
}
