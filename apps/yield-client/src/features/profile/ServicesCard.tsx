import { invalidate } from '@repo/api-sdk';
import { confirmLink, requestLink, useServices } from '@repo/auth';
import { CodeForm } from '@repo/client/code';
import { useReturningFocus } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { Button, LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import styles from './profile.module.css';
import type { User } from './profile.schema.ts';
import { profileTexts } from './profile.texts.ts';

const texts = profileTexts.services;

/** The second service: open it, or link it without leaving (D4). */
export function ServicesCard({ user }: { readonly user: User }) {
  const services = useServices();
  const { session, queryClient } = services;
  const { kaskad } = services.config.brand;
  const [challenge, setChallenge] = useState<string | null>(null);
  const linkButton = useReturningFocus(challenge !== null);
  const request = useSending({
    mutationFn: () => requestLink(services, { service: 'kaskad' }),
    onSuccess: setChallenge,
    onError: (error) => toast.error(error.message),
  });
  const confirm = async (code: string, token: string) => {
    await confirmLink(services, { challenge: token, code });
    toast.success(texts.linked(kaskad));
    // The form goes once the account read again says so: « Relier » must not come back, take the focus and lose it.
    await invalidate(queryClient, 'getMe');
  };
  return (
    <Card title={texts.title}>
      <Stack>
        <p className={styles.about}>{texts.about(kaskad)}</p>
        {user.can_access_kaskad ? (
          <LinkButton
            href={paths.kaskad}
            onPress={() => session.setIntendedService('kaskad')}
            ref={linkButton}
            variant="ghost"
          >
            {texts.open(kaskad)}
          </LinkButton>
        ) : challenge === null ? (
          <Button
            isPending={request.isPending}
            onPress={() => request.send()}
            pendingLabel={texts.linking}
            ref={linkButton}
            variant="ghost"
          >
            {texts.link(kaskad)}
          </Button>
        ) : (
          <>
            <CodeForm onCode={(code) => confirm(code, challenge)} />
            <Button onPress={() => setChallenge(null)} variant="quiet">
              {texts.cancel}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}
