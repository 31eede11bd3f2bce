import '@repo/ui/styles.css';
import { startApp } from '@repo/client/start';
import { appRoutes } from './router.tsx';

void startApp({ app: 'backoffice', routes: appRoutes });
