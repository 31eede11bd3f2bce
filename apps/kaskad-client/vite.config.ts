import { appConfig } from '@repo/vite-config/app';
import { devPort } from '@repo/vite-config/dev-ports';

export default appConfig({ port: devPort('KASKAD_PORT'), base: '/kaskad/' });
