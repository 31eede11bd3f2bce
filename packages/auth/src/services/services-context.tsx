import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as JotaiProvider } from 'jotai';
import { createContext, type ReactNode, useContext } from 'react';
import type { Services } from './create-services.ts';

const ServicesContext = createContext<Services | null>(null);

export interface ServicesProviderProps {
  readonly services: Services;
  readonly children: ReactNode;
}

/** Rendered once, at the root of an application. */
export function ServicesProvider({ services, children }: ServicesProviderProps) {
  return (
    <ServicesContext value={services}>
      <JotaiProvider store={services.session.jotaiStore}>
        <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
      </JotaiProvider>
    </ServicesContext>
  );
}

/** The services of the application. @throws Error outside `ServicesProvider`. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices is called outside ServicesProvider.');
  return services;
}
