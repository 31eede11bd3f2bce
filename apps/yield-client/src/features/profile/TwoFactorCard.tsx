import { invalidate } from '@repo/api-sdk';
import { resendTwoFactor, useServices, verifyTwoFactor } from '@repo/auth';
import { CodeForm } from '@repo/client/code';
import { useReturningFocus } from '@repo/client/form';
import { useOffered } from '@repo/client/offered';
import { useSending } from '@repo/client/sending';
import { isSecondFactorForced } from '@repo/domain/access';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Badge } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DisableTwoFactorForm } from './DisableTwoFactorForm.tsx';
import styles from './profile.module.css';
import type { User } from './profile.schema.ts';
import { profileTexts } from './profile.texts.ts';

const texts = profileTexts.twoFactor;

type Mode = { readonly kind: 'rest' | 'password' } | { readonly kind: 'code'; readonly challenge: string };
const atRest: Mode = { kind: 'rest' };

/** Turns the second factor on and off (R101, R102); a code confirms when the server requires one. */
export function TwoFactorCard({ user }: { readonly user: User }) {
  const services = useServices();
  const { api, queries, queryClient } = services;
  const factors = useQuery({ ...queries.query('listFactors'), enabled: useOffered('listFactors') });
  const hasOwnFactor = (factors.data?.factors.length ?? 0) > 0;
  const [mode, setMode] = useState<Mode>(atRest);
  const button = useReturningFocus(mode.kind !== 'rest');
  const isOn = user.two_factor_enabled;
  const settle = async (isEnabled: boolean) => {
    toast.success(isEnabled ? texts.enabled : texts.disabled);
    setMode(atRest);
    await invalidate(queryClient, 'getMe');
  };
  const enable = useSending({
    mutationFn: () => api.call('enableTwoFactor'),
    onSuccess: ({ token, two_factor_enabled }) =>
      token === undefined ? settle(two_factor_enabled) : setMode({ kind: 'code', challenge: token }),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Card
      actions={<Badge tone={isOn ? 'positive' : 'neutral'}>{isOn ? texts.on : texts.off}</Badge>}
      title={texts.title}
    >
      <Stack>
        <p className={styles.about}>{hasOwnFactor ? texts.own : texts.about}</p>
        {mode.kind === 'code' ? (
          <CodeForm
            onCode={async (code) => {
              await verifyTwoFactor(services, { challenge: mode.challenge, code });
              await settle(!isOn);
            }}
            onResend={() => resendTwoFactor(services, mode.challenge)}
          />
        ) : mode.kind === 'password' ? (
          <DisableTwoFactorForm
            onCancel={() => setMode(atRest)}
            onChallenge={(challenge) => setMode({ kind: 'code', challenge })}
            onDone={() => settle(false)}
          />
        ) : hasOwnFactor ? null : isSecondFactorForced(user) ? (
          <p>{texts.forced}</p>
        ) : (
          <Button
            isChange
            isPending={enable.isPending}
            ref={button}
            onPress={() => (isOn ? setMode({ kind: 'password' }) : enable.send())}
            variant="ghost"
          >
            {isOn ? texts.disable : texts.enable}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
