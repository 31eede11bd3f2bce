import '@repo/ui/styles.css';
import { browserStorage } from '@repo/auth';
import { startApp } from '@repo/client/start';
import { appRoutes } from './router.tsx';
import { openTheme } from './theme.ts';

const storage = browserStorage();
openTheme(storage);
startApp({ app: 'yield', routes: appRoutes, storage });
