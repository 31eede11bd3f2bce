import { LinkButton } from '@repo/ui/button';
import { bookingTexts as texts } from './booking.texts.ts';
import { useAdviser } from './use-adviser.ts';

/** The way to the sales team: an appointment where there is a calendar, else words (R098). */
export function ContactSales() {
  const { bookingUrl } = useAdviser();
  if (bookingUrl === null) return <p className="small muted">{texts.contactHint}</p>;
  return (
    <LinkButton href={bookingUrl} isFullWidth rel="noreferrer" size="lg" target="_blank" variant="ghost">
      {texts.contact}
    </LinkButton>
  );
}
