export { type MailBox, MailBoxes } from './MailBoxes.tsx';
export { NoticeList } from './NoticeList.tsx';
