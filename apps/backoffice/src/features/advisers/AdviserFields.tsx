import type { CheckedForm } from '@repo/client/form';
import { type AdviserTyped, adviserFieldTexts, BOOKING_HOSTS } from '@repo/domain/advisers';
import { PhoneField, TextField } from '@repo/ui/fields';
import { adviserFormTexts as texts } from './advisers.texts.ts';

/** What staff type of an adviser. */
export function AdviserFields({ field }: Pick<CheckedForm<AdviserTyped>, 'field'>) {
  return (
    <>
      <TextField
        {...field('firstname')}
        autoComplete="off"
        label={adviserFieldTexts.firstname}
        maxLength={100}
      />
      <TextField
        {...field('lastname')}
        autoComplete="off"
        label={adviserFieldTexts.lastname}
        maxLength={100}
      />
      <PhoneField
        {...field('phone')}
        autoComplete="off"
        description={texts.phoneHelp}
        label={adviserFieldTexts.phone}
      />
      <TextField
        {...field('booking_url')}
        autoComplete="off"
        description={texts.bookingHelp(BOOKING_HOSTS.join(', '))}
        label={adviserFieldTexts.booking_url}
        maxLength={500}
        type="url"
      />
    </>
  );
}
