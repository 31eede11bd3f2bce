import '@repo/ui/styles.css';
import { browserStorage } from '@repo/auth';
import { startApp } from '@repo/client/start';
import { askAtStart } from './ask-ahead.ts';
import { appRoutes } from './router.tsx';
import { openTheme } from './theme.ts';

const storage = browserStorage();
openTheme(storage);
startApp({
  app: 'yield',
  routes: (services) => {
    askAtStart(services, window.location);
    return appRoutes(services);
  },
  storage,
});
