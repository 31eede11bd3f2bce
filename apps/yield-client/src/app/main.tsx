import '@repo/ui/styles.css';
import { startApp } from '@repo/client/start';
import { openTheme } from '../shared/theme.ts';
import { early } from './early.ts';
import { appRoutes } from './router.tsx';
import { prefetchAtStart } from './start-prefetch.ts';

openTheme(early.storage);
void startApp({
  ...early,
  app: 'yield',
  routes: (services) => {
    prefetchAtStart(services, window.location);
    return appRoutes(services);
  },
});
