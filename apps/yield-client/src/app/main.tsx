import '@repo/ui/styles.css';
import { browserStorage } from '@repo/auth';
import { startApp } from '@repo/client/start';
import { openTheme } from '../shared/theme.ts';
import { bootstrap } from './bootstrap.ts';
import { appRoutes } from './router.tsx';
import { prefetchAtStart } from './start-prefetch.ts';

openTheme(browserStorage());
void startApp({
  ...bootstrap,
  app: 'yield',
  routes: (services) => {
    prefetchAtStart(services, window.location);
    return appRoutes(services);
  },
});
