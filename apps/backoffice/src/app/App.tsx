import { type Services, ServicesProvider } from '@repo/auth';
import type { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

export interface AppProps {
  readonly services: Services;
  readonly router: ReturnType<typeof createMemoryRouter>;
}

/** The application, once its settings are known. */
export function App({ services, router }: AppProps) {
  return (
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>
  );
}
