import { appConfig } from '@repo/vite-config/app';
import { devPort } from '@repo/vite-config/dev-ports';

export default appConfig({
  port: devPort('SITE_PORT'),
  proxy: { '/kaskad': `http://localhost:${devPort('KASKAD_PORT')}` },
  fonts: ['inter-latin-wght', 'fraunces-latin', 'narrow-space'],
});
