import '@repo/ui/styles.css';
import { startApp } from '@repo/client/start';
import { askAtStart } from './ask-ahead.ts';
import { early } from './early.ts';
import { appRoutes } from './router.tsx';
import { openTheme } from './theme.ts';

openTheme(early.storage);
void startApp({
  ...early,
  app: 'yield',
  routes: (services) => {
    askAtStart(services, window.location);
    return appRoutes(services);
  },
});
