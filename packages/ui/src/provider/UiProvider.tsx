import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { allowEmptyHtml } from './trusted-types.ts';

allowEmptyHtml();

export interface UiProviderProps {
  /** The router's navigation, so that links of the design system stay inside the app. */
  readonly navigate: (path: string) => void;
  /** Turns a route path into a URL, when the app is served under a prefix. */
  readonly useHref?: ((path: string) => string) | undefined;
  readonly children: ReactNode;
}

/** Once at the root of each app: French strings for every component, and links that go through the router. */
export function UiProvider({ navigate, useHref, children }: UiProviderProps) {
  return (
    <I18nProvider locale="fr-FR">
      <RouterProvider navigate={navigate} {...(useHref === undefined ? {} : { useHref })}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
}
