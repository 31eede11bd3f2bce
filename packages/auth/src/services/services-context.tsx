import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as JotaiProvider } from 'jotai';
import { createContext, type ReactNode, useContext } from 'react';
import type { Services } from './create-services.ts';

const ServicesContext = createContext<Services | null>(null);

export interface ServicesProviderProps {
  readonly services: Services;
  readonly children: ReactNode;
}

/** Once at the root of an application. */
export function ServicesProvider({ services, children }: ServicesProviderProps) {
  return (
    <ServicesContext value={services}>
      <JotaiProvider store={services.session.jotaiStore}>
        <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
      </JotaiProvider>
    </ServicesContext>
  );
}

/** The services, for a feature. Throws outside `ServicesProvider`: a mistake of wiring, not of a person. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices is called outside ServicesProvider.');
  return services;
}
