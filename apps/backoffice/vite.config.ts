import { appConfig } from '@repo/vite-config/app';

export default appConfig({ port: 3001 });
