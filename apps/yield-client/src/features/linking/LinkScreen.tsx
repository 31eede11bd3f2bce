import { confirmLink, useServices } from '@repo/auth';
import { CodeForm } from '@repo/client/code';
import { servicesTexts } from '@repo/client/services';
import { focusScreen } from '@repo/client/start';
import type { Service } from '@repo/domain/access';
import { TextButton } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { PublicFrame } from '../../shared/public/PublicFrame.tsx';
import { SignInLine } from '../../shared/public/SignInLine.tsx';
import { LinkRequestForm } from './LinkRequestForm.tsx';
import { LinkSharing } from './LinkSharing.tsx';
import { linkingTexts as texts } from './linking.texts.ts';

export interface LinkScreenProps {
  /** The service to open with the account of the other one. */
  readonly service: Service;
}

type Step =
  | { readonly kind: 'account' }
  | { readonly kind: 'code'; readonly challenge: string; readonly refusal?: string }
  | { readonly kind: 'sharing'; readonly challenge: string; readonly code: string };

/** Activates the other service for an account of one: password, e-mailed code, then consent (D4). */
export function LinkScreen({ service }: LinkScreenProps) {
  const services = useServices();
  const { brand } = services.config;
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ kind: 'account' });
  const other = service === 'yield' ? brand.kaskad : brand.yield;
  const goTo = (next: Step) => {
    setStep(next);
    // The pressed button is removed with its screen.
    if (next.kind !== 'code') focusScreen();
  };
  const restart = () => goTo({ kind: 'account' });
  if (step.kind === 'account') {
    return (
      <PublicFrame subtitle={texts.subtitle(other)} title={texts.title(brand[service])}>
        <LinkRequestForm
          onChallenge={(challenge) => goTo({ kind: 'code', challenge })}
          other={other}
          service={service}
        />
        <SignInLine question={texts.alreadyHere} />
      </PublicFrame>
    );
  }
  const { challenge } = step;
  if (step.kind === 'code') {
    return (
      <PublicFrame subtitle={texts.codeSubtitle} title={texts.codeTitle}>
        <CodeForm
          onCode={async (code) => goTo({ kind: 'sharing', challenge, code })}
          refusal={step.refusal}
          submitLabel={texts.confirm}
        />
        <TextButton onPress={restart}>{texts.back}</TextButton>
      </PublicFrame>
    );
  }
  const accept = async () => {
    await confirmLink(services, { challenge, code: step.code });
    services.session.setIntendedService(service);
    // The second service is another document, which shows this message after the page load.
    services.guard.carry('linked');
    toast.success(texts.done(brand[service]));
    await navigate(paths.home);
  };
  return (
    <PublicFrame subtitle={texts.sharingSubtitle} title={servicesTexts.sharing.title}>
      <LinkSharing
        onAccept={accept}
        onRefuse={restart}
        onWrongCode={(refusal) => goTo({ kind: 'code', challenge, refusal })}
      />
    </PublicFrame>
  );
}
