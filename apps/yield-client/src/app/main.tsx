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
    // The figures of a client are in it: asked for now, it is there before them, and they do not move.
    if (services.session.token() !== null) void document.fonts.load('1rem "Fraunces Variable"');
    return appRoutes(services);
  },
  storage,
});
