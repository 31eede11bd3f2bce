import { UnconfirmedEmail } from '@repo/client/email-confirmation';
import { useReturningFocus } from '@repo/client/form';
import { countryName } from '@repo/domain/countries';
import { formatLongDate } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Badge } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useState } from 'react';
import { IdentityForm } from './IdentityForm.tsx';
import { ProfileChange } from './ProfileChange.tsx';
import type { User } from './profile.schema.ts';
import { profileTexts } from './profile.texts.ts';

const texts = profileTexts.identity;

/**
 * Read view with « Modifier », edit view with « Enregistrer » and « Annuler » (R114). While a change awaits the team there
 * is no other one: it is withdrawn first.
 */
export function IdentityCard({ user }: { readonly user: User }) {
  const [isEditing, setIsEditing] = useState(false);
  const { profile_change: change } = user;
  const editButton = useReturningFocus(isEditing);
  if (isEditing) {
    return (
      <Card title={texts.title}>
        <IdentityForm onClose={() => setIsEditing(false)} user={user} />
      </Card>
    );
  }
  return (
    <Card
      actions={
        change === null ? (
          <Button isChange onPress={() => setIsEditing(true)} ref={editButton} size="sm" variant="ghost">
            {texts.edit}
          </Button>
        ) : null
      }
      title={texts.title}
    >
      <Stack gap={16}>
        {user.email_confirmed === false ? <UnconfirmedEmail /> : null}
        {change === null ? null : <ProfileChange change={change} />}
        <DefinitionList items={linesOf(user)} />
      </Stack>
    </Card>
  );
}

function expiryOf({ last_day: day, step }: User['document_expiries'][number]) {
  const words =
    step === 'expired' ? texts.cardExpired : step === 'soon' ? texts.cardExpiresSoon : texts.cardExpires;
  return words(formatLongDate(day));
}

/** In the order of R115. */
function linesOf(user: User) {
  const country = countryName(user.country_address ?? user.country ?? '');
  const lines = [
    { term: texts.firstname, value: user.firstname },
    { term: texts.lastname, value: user.lastname },
    { term: texts.email, value: user.email },
    { term: texts.phone, value: user.phone },
    { term: texts.address, value: user.address },
    { term: texts.zipCode, value: user.zip_code },
    { term: texts.city, value: user.city },
    { term: texts.country, value: country },
  ].map(({ term, value }) => ({ term, value: value === null || value === '' ? texts.none : value }));
  const kyc = (
    <Badge look="plain" tone={user.is_kyc ? 'positive' : 'warning'}>
      {user.is_kyc ? texts.kycValid : texts.kycInvalid}
    </Badge>
  );
  const card = user.document_expiries.find(({ document }) => document === 'identity');
  return [
    ...lines,
    { term: texts.kyc, value: kyc },
    ...(card === undefined ? [] : [{ term: texts.card, value: expiryOf(card) }]),
  ];
}
