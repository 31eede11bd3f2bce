/** The baseline of page weight: the frameworks that all three applications share, and one password field. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { atom, createStore, Provider, useAtomValue } from 'jotai';
import ky from 'ky';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';

const api = ky.create({ retry: 0 });
const nameAtom = atom('floor');

function Page() {
  const name = useAtomValue(nameAtom);
  const { data } = useQuery({ queryKey: ['page'], queryFn: () => api.get('/').text() });
  return <input type="password" aria-label={name} placeholder={data ?? ''} />;
}

const router = createBrowserRouter([{ path: '*', Component: Page }]);
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <Provider store={createStore()}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>,
  );
}
