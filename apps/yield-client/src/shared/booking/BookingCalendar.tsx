import { FrameEmbed } from '@repo/ui/frame-embed';
import { InlineWidget, useCalendlyEventListener } from 'react-calendly';
import { bookingTexts as texts } from './booking.texts.ts';

interface BookingCalendarProps {
  readonly url: string;
  readonly name: string;
  readonly email: string;
  readonly onBooked: (eventUri: string) => void;
}

/** The calendar in the page. It loads no script; its style is the one whose hash the policy of the page names. */
export function BookingCalendar({ url, name, email, onBooked }: BookingCalendarProps) {
  useCalendlyEventListener({
    // The library takes the messages of any page.
    onEventScheduled: ({ origin, data }) => {
      if (origin === new URL(url).origin) onBooked(data.payload.event.uri);
    },
  });
  return (
    <FrameEmbed
      failedText={texts.failed}
      height="680px"
      loadingText={texts.loading}
      postsMessages
      src={url}
      title={texts.frame}
    >
      <InlineWidget
        LoadingSpinner={NoSpinner}
        iframeTitle={texts.frame}
        prefill={{ name, email }}
        styles={fullSize}
        url={url}
      />
    </FrameEmbed>
  );
}

const fullSize = { height: '100%', minWidth: 0 };

/** The frame has a loading state of its own. */
const NoSpinner = () => null;
