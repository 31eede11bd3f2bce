import { useServices } from '@repo/auth';
import { LinkButton } from '@repo/ui/button';
import { bookingTexts as texts } from './booking.texts.ts';
import { useAdviser } from './use-adviser.ts';

/** The contact of the sales team: an appointment if there is a calendar, else the company's contact (R098). */
export function ContactSales() {
  const { bookingUrl } = useAdviser();
  const { contactLine } = useServices().config;
  if (bookingUrl === null) {
    return (
      <p className="small muted">{contactLine === null ? texts.contactHint : texts.contactAt(contactLine)}</p>
    );
  }
  return (
    <LinkButton href={bookingUrl} isFullWidth rel="noreferrer" size="lg" target="_blank" variant="ghost">
      {texts.contact}
    </LinkButton>
  );
}
