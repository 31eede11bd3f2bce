import { useServices } from '@repo/auth';
import { accessibilityTexts } from '@repo/domain/accessibility';
import { AuthLayout } from '@repo/ui/auth-layout';
import { TextLink } from '@repo/ui/button';
import { Logo } from '@repo/ui/shell';
import type { ReactNode } from 'react';
import { appTexts, publicFrameTexts as texts } from './app.texts.ts';
import { siteUrl } from './paths.ts';

export interface PublicFrameProps {
  readonly title: string;
  readonly subtitle: string;
  readonly width?: 'normal' | 'wide';
  readonly children: ReactNode;
}

/** The screens of signed-out users. */
export function PublicFrame({ title, subtitle, width = 'normal', children }: PublicFrameProps) {
  const { config } = useServices();
  return (
    <AuthLayout
      footer={
        <>
          <TextLink href={siteUrl(config, 'terms')} tone="muted">
            {appTexts.terms}
          </TextLink>
          {' · '}
          <TextLink href={siteUrl(config, 'legalNotice')} tone="muted">
            {appTexts.legalNotice}
          </TextLink>
          {' · '}
          <TextLink href={siteUrl(config, 'accessibility')} tone="muted">
            {accessibilityTexts.mention}
          </TextLink>
        </>
      }
      logo={<Logo brand="kaskad" name={config.brand.kaskad} />}
      promise={texts.promise}
      subtitle={subtitle}
      title={title}
      width={width}
    >
      {children}
    </AuthLayout>
  );
}
