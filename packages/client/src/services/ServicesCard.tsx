import { invalidate } from '@repo/api-sdk';
import { confirmLink, useServices } from '@repo/auth';
import { type AccessFlags, hasServiceFlag, type Service } from '@repo/domain/access';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Badge } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { CodeForm } from '../code/index.ts';
import { ConfirmPasswordForm } from '../confirm-password/ConfirmPasswordForm.tsx';
import { useReturningFocus } from '../form/index.ts';
import { signInTexts } from '../sign-in/sign-in.texts.ts';
import { ServiceActions } from './ServiceActions.tsx';
import { SharedData } from './SharedData.tsx';
import styles from './services.module.css';
import { servicesTexts as texts } from './services.texts.ts';

export interface ServicesCardProps {
  readonly user: AccessFlags;
  /** The other service than this site’s. */
  readonly other: Service;
  readonly openHref: string;
}

type Mode = { readonly kind: 'rest' | 'password' } | { readonly kind: 'code'; readonly challenge: string };
const atRest: Mode = { kind: 'rest' };

/** The other service: open it, link it or unlink it without leaving (D4). */
export function ServicesCard({ user, other, openHref }: ServicesCardProps) {
  const services = useServices();
  const brand = services.config.brand[other];
  const isLinked = hasServiceFlag(user, other);
  const [mode, setMode] = useState<Mode>(atRest);
  // A form is closed once the refetched account shows the change: the button it replaced must not reappear briefly.
  const challenge = mode.kind === 'code' && !isLinked ? mode.challenge : null;
  const isUnlinking = mode.kind === 'password' && isLinked;
  const opener = useReturningFocus(challenge !== null);
  const unlinker = useReturningFocus(isUnlinking);
  const settle = async (message: string) => {
    toast.success(message);
    // Both changes end sessions.
    await invalidate(services.queryClient, 'getMe', 'listSessions');
  };
  return (
    <Card
      actions={<Badge tone={isLinked ? 'positive' : 'neutral'}>{isLinked ? texts.on : texts.off}</Badge>}
      title={texts.title}
    >
      <Stack>
        <p className={styles.about}>{texts.about(other, brand)}</p>
        {challenge !== null ? (
          <>
            <p className={styles.about}>{texts.sharing.title}</p>
            <SharedData />
            <CodeForm
              onCode={async (code) => {
                await confirmLink(services, { challenge, code });
                await settle(signInTexts.linked(brand));
              }}
            />
            <Button onPress={() => setMode(atRest)} variant="quiet">
              {texts.cancel}
            </Button>
          </>
        ) : isUnlinking ? (
          <ConfirmPasswordForm
            label={texts.unlink(brand)}
            onCancel={() => setMode(atRest)}
            onPassword={async (password) => {
              const body = { service: other, password };
              services.session.setUser(await services.api.call('unlinkService', { body }));
              // The next sign-in opens this service.
              services.session.setIntendedService(other === 'yield' ? 'kaskad' : 'yield');
              await settle(texts.unlinked(brand));
            }}
            submitLabel={texts.unlink(brand)}
          >
            <p>{texts.consequence(brand)}</p>
          </ConfirmPasswordForm>
        ) : (
          <ServiceActions
            onChallenge={(token) => setMode({ kind: 'code', challenge: token })}
            onUnlink={() => setMode({ kind: 'password' })}
            openHref={openHref}
            opener={opener}
            other={other}
            unlinker={unlinker}
            user={user}
          />
        )}
      </Stack>
    </Card>
  );
}
