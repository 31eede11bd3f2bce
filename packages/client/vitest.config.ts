import { pageTests } from '@repo/vite-config/vitest';

export default pageTests();
