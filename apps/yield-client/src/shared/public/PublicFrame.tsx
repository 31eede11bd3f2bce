import { useServices } from '@repo/auth';
import { AuthLayout } from '@repo/ui/auth-layout';
import { Logo } from '@repo/ui/shell';
import type { ReactNode } from 'react';
import { appTexts } from '../app.texts.ts';
import { LegalLinks } from './LegalLinks.tsx';
import { publicTexts as texts } from './public.texts.ts';

export interface PublicFrameProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly width?: 'normal' | 'wide' | undefined;
  readonly children: ReactNode;
}

/** The frame of every screen before the account: sign-in, registration, passwords, linking. */
export function PublicFrame({ title, subtitle, width, children }: PublicFrameProps) {
  const { config } = useServices();
  return (
    <>
      <title>{`${title} · ${config.brand.yield}`}</title>
      <AuthLayout
        footer={
          <>
            {appTexts.risk} <LegalLinks />
          </>
        }
        logo={<Logo brand="yield" name={config.brand.yield} />}
        promise={texts.promise}
        subtitle={subtitle}
        title={title}
        width={width}
      >
        {children}
      </AuthLayout>
    </>
  );
}
