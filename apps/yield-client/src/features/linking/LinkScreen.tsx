import { confirmLink, useServices } from '@repo/auth';
import { CodeForm } from '@repo/client/code';
import { focusScreen } from '@repo/client/start';
import type { Service } from '@repo/domain/access';
import { TextButton } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { PublicFrame } from '../../shared/public/PublicFrame.tsx';
import { SignInLine } from '../../shared/public/SignInLine.tsx';
import { LinkRequestForm } from './LinkRequestForm.tsx';
import { linkingTexts as texts } from './linking.texts.ts';

export interface LinkScreenProps {
  /** The service to open with the account of the other one. */
  readonly service: Service;
}

/** An account of one service opens the other: its password, then the code of an e-mail (D4). */
export function LinkScreen({ service }: LinkScreenProps) {
  const services = useServices();
  const { brand } = services.config;
  const navigate = useNavigate();
  const [challenge, setChallenge] = useState<string | null>(null);
  const other = service === 'yield' ? brand.kaskad : brand.yield;
  const confirm = async (code: string, token: string) => {
    await confirmLink(services, { challenge: token, code });
    services.session.setIntendedService(service);
    toast.success(texts.done(brand[service]));
    await navigate(paths.home);
  };
  if (challenge === null) {
    return (
      <PublicFrame subtitle={texts.subtitle(other)} title={texts.title(brand[service])}>
        <LinkRequestForm onChallenge={setChallenge} other={other} service={service} />
        <SignInLine question={texts.alreadyHere} />
      </PublicFrame>
    );
  }
  const restart = () => {
    setChallenge(null);
    // The link that was pressed goes away with its screen.
    focusScreen();
  };
  return (
    <PublicFrame subtitle={texts.codeSubtitle} title={texts.codeTitle}>
      <CodeForm onCode={(code) => confirm(code, challenge)} submitLabel={texts.confirm} />
      <TextButton onPress={restart}>{texts.back}</TextButton>
    </PublicFrame>
  );
}
