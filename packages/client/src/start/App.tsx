import { type Services, ServicesProvider } from '@repo/auth';
import { RouterProvider, type RouterProviderProps } from 'react-router';

export interface AppProps {
  readonly services: Services;
  readonly router: RouterProviderProps['router'];
}

/** Services around routes: what the start and the page tests both draw. */
export function App({ services, router }: AppProps) {
  return (
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>
  );
}
