import { type SecondStep, useServices } from '@repo/auth';
import { Banner, LoadingMessage } from '@repo/ui/feedback';
import { lazyPart } from '@repo/ui/lazy-part';
import { type ComponentType, type ReactNode, useState } from 'react';
import { focusScreen } from '../start/use-focus-on.ts';
import { SignInForm } from './SignInForm.tsx';
import { signInTexts as texts } from './sign-in.texts.ts';

// Few accounts have a second factor: its screen is a chunk of its own.
const SignInCode = lazyPart(async () => (await import('./SignInCode.tsx')).SignInCode);

export interface SignInProps {
  /** The application’s own page around the screen. */
  readonly frame: ComponentType<{
    readonly title: string;
    readonly subtitle: string;
    readonly children: ReactNode;
  }>;
  readonly subtitle: string;
  readonly forgottenHref: string;
  /** Under the form: for users without an account. */
  readonly children?: ReactNode;
}

/** Signing in: e-mail and password, then the second factor when it is on (D10). */
export function SignIn({ frame: Frame, subtitle, forgottenHref, children }: SignInProps) {
  const [second, setSecond] = useState<SecondStep | null>(null);
  if (second === null) {
    return (
      <Frame subtitle={subtitle} title={texts.title}>
        <EndedNotice />
        <SignInForm forgottenHref={forgottenHref} onSecondStep={setSecond} />
        {children}
      </Frame>
    );
  }
  const back = () => {
    setSecond(null);
    // The pressed link is removed with its screen.
    focusScreen();
  };
  return (
    <Frame
      subtitle={second.methods.includes('email') ? texts.code.subtitle : texts.code.own}
      title={texts.code.title}
    >
      <SignInCode {...second} onBack={back} waiting={<LoadingMessage />} />
    </Frame>
  );
}

/** A user whose session ended under an open screen reads why the sign-in screen is shown instead. */
function EndedNotice() {
  const interrupted = useServices().interruption.pending();
  if (interrupted === null) return null;
  return (
    <Banner isLive title={texts.ended.title} tone="warning">
      {interrupted.isRegistering ? texts.ended.registration : texts.ended.hint}
    </Banner>
  );
}
