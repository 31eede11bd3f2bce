import { appConfig } from '@repo/vite-config/app';

export default appConfig({
  port: 3000,
  proxy: { '/kaskad': 'http://localhost:3002' },
  fonts: ['inter-latin-wght', 'fraunces-latin'],
});
