export { AccessLogCard } from './AccessLogCard.tsx';
export { AccessLogPage } from './AccessLogPage.tsx';
