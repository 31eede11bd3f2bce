import { type Services, ServicesProvider } from '@repo/auth';
import { RouterProvider, type RouterProviderProps } from 'react-router';
import { StepUp } from '../step-up/StepUp.tsx';

export interface AppProps {
  readonly services: Services;
  readonly router: RouterProviderProps['router'];
}

/** The routes with their providers, as rendered in production and in page tests. */
export function App({ services, router }: AppProps) {
  return (
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
      <StepUp />
    </ServicesProvider>
  );
}
